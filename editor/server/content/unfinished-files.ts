import { randomBytes } from "node:crypto";
import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** A file that a process writes before it gives it its own name: its process id, and chance. */
const unfinishedName = (): string => `.${process.pid}-${randomBytes(6).toString("hex")}.tmp`;

/** Writes such a file and waits until it is on the disk. @returns Its path. */
export const writeUnfinished = async (folder: string, content: string | Buffer): Promise<string> => {
  const path = join(folder, unfinishedName());
  const handle = await open(path, "wx");
  try {
    await handle.writeFile(content);
    await handle.sync();
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
