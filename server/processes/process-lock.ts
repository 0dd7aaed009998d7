import { accessSync, constants, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

/**
 * Takes a lock that one process at a time can hold. The operating system holds it for the process, so it ends with that
 * process, also by kill -9: there is no stale lock, and no time after which a lock counts as one.
 * @param file An empty database, which is created and stays.
 * @returns The release; null when another holds the lock longer than `waitMs`.
 */
export const takeLock = (file: string, waitMs = 0): (() => void) | null => {
  mkdirSync(dirname(file), { recursive: true });
  // SQLite's own error names neither folder nor reason.
  accessSync(dirname(file), constants.W_OK);
  const database = new Database(file);
  try {
    database.pragma(`busy_timeout = ${waitMs}`);
    // No second file beside it.
    database.pragma("journal_mode = MEMORY");
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") return null;
    throw error;
  }
  return () => {
    // Closing alone leaves the lock until the garbage collection.
    database.exec("ROLLBACK");
    database.close();
  };
};

/** Whether some process holds a lock. */
export const isLocked = (file: string): boolean => {
  const release = takeLock(file);
  release?.();
  return release === null;
};
