import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * The folder of releases:
 *
 *     <root>/releases/20261124T031502Z/public       the site
 *     <root>/releases/20261124T031502Z/publishing   nginx.conf and Caddyfile
 *     <root>/current                                a link to the published release
 *
 * The link is replaced by a rename, which is atomic: a request gets files of one release.
 */

const CURRENT = "current";
const RELEASES = "releases";
const NAME = /^\d{8}T\d{6}Z(?:-\d+)?$/;

/** How many releases are kept, the published one among them. */
export const RELEASES_KEPT = 5;

export const releasePath = (root: string, name: string): string => join(root, RELEASES, name);

/** Names of the complete releases; oldest first. */
export const releaseNames = async (root: string): Promise<readonly string[]> => {
  await mkdir(join(root, RELEASES), { recursive: true });
  return (await readdir(join(root, RELEASES))).filter((name) => NAME.test(name)).sort();
};

/** The published release's name; null before the first. */
export const currentRelease = async (root: string): Promise<string | null> => {
  const target = await readlink(join(root, CURRENT)).catch(() => null);
  return target === null ? null : basename(target);
};

/** Publishes a release: null takes the link away. */
export const setCurrent = async (root: string, name: string | null): Promise<void> => {
  const link = join(root, CURRENT);
  if (name === null) {
    await rm(link, { force: true });
    return;
  }
  const found = await lstat(link).catch(() => null);
  if (found !== null && !found.isSymbolicLink())
    throw new Error(`«${link}» er ikke en lenke. → Flytt den, og prøv igjen.`);
  const next = `${link}.${process.pid}`;
  await rm(next, { force: true });
  await symlink(join(RELEASES, name), next);
  await rename(next, link);
};

/** A name that is later than all others: the moment, with a number when there is one of that second. */
export const nextName = (names: readonly string[], now: Date): string => {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const last = names.at(-1) ?? "";
  if (last < moment) return moment;
  const [stem = moment, number = "1"] = last.split("-");
  return `${stem}-${String(Number(number) + 1).padStart(2, "0")}`;
};

const removeAll = async (root: string, names: readonly string[]): Promise<void> => {
  for (const name of names) await rm(releasePath(root, name), { recursive: true, force: true });
};

/** Removes releases that a run has not finished copying. */
export const removeUnfinished = async (root: string): Promise<void> =>
  removeAll(
    root,
    (await readdir(join(root, RELEASES))).filter((name) => name.startsWith(".new-")),
  );

/** Removes the oldest releases, never the published one. */
export const removeOld = async (root: string): Promise<void> => {
  const names = await releaseNames(root);
  const current = await currentRelease(root);
  const old = names.slice(0, Math.max(0, names.length - RELEASES_KEPT)).filter((name) => name !== current);
  await removeAll(root, old);
};
