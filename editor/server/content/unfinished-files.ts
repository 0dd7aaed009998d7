import { randomBytes } from "node:crypto";
import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Temporary file name until the file is renamed: process id and random bytes. */
const unfinishedName = (): string => `.${process.pid}-${randomBytes(6).toString("hex")}.tmp`;

/**
 * Writes a temporary file and flushes it to disk, unless it is only a copy.
 * @returns Its path.
 */
export const writeUnfinished = async (folder: string, content: string | Buffer, isCopy = false): Promise<string> => {
  const path = join(folder, unfinishedName());
  const handle = await open(path, "wx");
  try {
    await handle.writeFile(content);
    if (!isCopy) await handle.sync();
  } catch (error) {
    // On a full disk above all: what is left would take the last of its room.
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return path;
};

const NAME = /^\.(\d+)-[0-9a-f]+\.tmp$/;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/**
 * Removes temporary files of processes that have ended.
 * @returns The number of files removed.
 */
export const removeUnfinished = async (root: string): Promise<number> => {
  const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const left = names.filter((entry) => {
    const [, pid] = NAME.exec(entry.name) ?? [];
    return entry.isFile() && pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(left.map(({ parentPath, name }) => rm(join(parentPath, name), { force: true })));
  return left.length;
};
