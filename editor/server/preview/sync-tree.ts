import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** By size and time, as rsync recognises a file that has not changed. */
const isSame = (from: string, to: string): boolean => {
  const [one, other] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  return other?.isFile() === true && one.size === other.size && one.mtime.getTime() === other.mtime.getTime();
};

const syncFile = (from: string, to: string): void => {
  if (isSame(from, to)) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { preserveTimestamps: true });
};

/**
 * Makes a file or folder the same as another, with the files' times. What is the same already is left alone, so that a
 * program that runs there never misses a module.
 */
export const syncTree = (from: string, to: string): void => {
  if (!statSync(from).isDirectory()) {
    syncFile(from, to);
    return;
  }
  if (statSync(to, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(to);
  mkdirSync(to, { recursive: true });
  const wanted = readdirSync(from);
  for (const name of readdirSync(to)) {
    if (!wanted.includes(name)) rmSync(join(to, name), { recursive: true, force: true });
  }
  for (const name of wanted) syncTree(join(from, name), join(to, name));
};
