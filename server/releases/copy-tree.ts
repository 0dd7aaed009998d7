import { copyFile, link, mkdir, readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** By size and time, as rsync recognises a file that has not changed. */
const isSame = async (one: string, other: string): Promise<boolean> => {
  const [a, b] = await Promise.all([stat(one), stat(other).catch(() => null)]);
  return b?.isFile() === true && a.size === b.size && a.mtime.getTime() === b.mtime.getTime();
};

/**
 * Copies a folder with its files' times. A file that the release before has, too, is a hard link to that copy and takes
 * no room. It is never a link to `from`: builds write those files in place.
 * @param before The same folder of the release before; null when there is none.
 */
export const copyTree = async (from: string, to: string, before: string | null): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    const old = before === null ? null : join(before, entry.name);
    if (entry.isDirectory()) await copyTree(source, target, old);
    else if (old !== null && (await isSame(source, old))) await link(old, target);
    else if (entry.isFile()) {
      await copyFile(source, target);
      const { atime, mtime } = await stat(source);
      await utimes(target, atime, mtime);
    }
  }
};
