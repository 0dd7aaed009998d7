import { readdir, readFile, readlink, rm, stat } from "node:fs/promises";
import { isAbsolute, join, relative, resolve } from "node:path";

/** Git holds a lock only briefly; one older than this is left from a git that was killed. */
const STALE_MS = 60_000;

const isInside = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way !== "" && !way.startsWith("..") && !isAbsolute(way);
};

/** Whether a git works in these folders or a process has the lock open; false where the system does not tell. */
const isHeld = async (lock: string, folders: readonly string[]): Promise<boolean> => {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const held = await Promise.all(
    pids.map(async (pid) => {
      const folder = join("/proc", pid);
      const files = await readdir(join(folder, "fd")).catch(() => []);
      const open = await Promise.all(files.map((file) => readlink(join(folder, "fd", file)).catch(() => "")));
      if (open.includes(lock)) return true;
      // Git closes a lock while an editor asks for the message, and still holds it.
      const program = (await readFile(join(folder, "comm"), "utf8").catch(() => "")).trim();
      const at = await readlink(join(folder, "cwd")).catch(() => "");
      return /^git\b/.test(program) && folders.some((one) => at === one || isInside(one, at));
    }),
  );
  return held.includes(true);
};

/**
 * The lock that git's message names: "fatal: Unable to create '/srv/ola's/.git/index.lock': File exists." The name is
 * quoted in every language, and may have quotes itself.
 */
const lockNamedIn = (message: string, { root, folders }: Repository): string | undefined => {
  const ends = [...message.matchAll(/\.lock(?=['"»’])/g)].map(({ index }) => index + ".lock".length);
  const starts = [...message.matchAll(/['"«‘]/g)].map(({ index }) => index + 1);
  const quoted = ends.flatMap((end) => starts.filter((start) => start < end).map((start) => message.slice(start, end)));
  return quoted.map((name) => resolve(root, name)).find((path) => folders.some((folder) => isInside(folder, path)));
};

interface Repository {
  /** Where git was run, the top of its work tree and its own folders. */
  readonly root: string;
  readonly top: string;
  readonly folders: readonly string[];
}

/**
 * Removes the lock that git's message names, when it is the repository's, old, and held by nobody.
 * @returns Whether git may be tried again.
 */
export const removeStaleLock = async (message: string, repository: Repository): Promise<boolean> => {
  const lock = lockNamedIn(message, repository);
  if (lock === undefined) return false;
  const made = await stat(lock).catch(() => null);
  // Gone meanwhile: whoever held it has ended.
  if (made === null) return true;
  if (
    !made.isFile() ||
    Date.now() - made.mtimeMs < STALE_MS ||
    (await isHeld(lock, [repository.top, ...repository.folders]))
  )
    return false;
  await rm(lock, { force: true });
  return true;
};
