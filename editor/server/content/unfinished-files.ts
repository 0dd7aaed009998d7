import { randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** A file that a process writes before it gives it its own name: its process id, and chance. */
export const unfinishedName = (): string => `.${process.pid}-${randomBytes(6).toString("hex")}.tmp`;

const NAME = /^\.(\d+)-[0-9a-f]+\.tmp$/;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** Removes what processes that have ended left of their writing. @returns How many files there were. */
export const removeUnfinished = async (root: string): Promise<number> => {
  const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const left = names.filter((entry) => {
    const [, pid] = NAME.exec(entry.name) ?? [];
    return entry.isFile() && pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(left.map(({ parentPath, name }) => rm(join(parentPath, name), { force: true })));
  return left.length;
};
