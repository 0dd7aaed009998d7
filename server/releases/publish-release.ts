import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { CommandResult } from "../processes/run-command";
import {
  currentRelease,
  nextName,
  releaseNames,
  releasePath,
  removeOld,
  removeUnfinished,
  setCurrent,
} from "./release-folder";

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
const copyTree = async (from: string, to: string, before: string | null): Promise<void> => {
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

interface Release {
  /** The folder of releases. */
  readonly root: string;
  readonly publicRoot: string;
  /** The folder of the servers' configuration. */
  readonly configuration: string;
  /** Makes the web server read its configuration again; null when it is not configured. */
  readonly reload: (() => Promise<CommandResult>) | null;
  readonly now?: () => Date;
}

type Reload = Release["reload"];

const configurationOf = async (root: string, name: string | null): Promise<string> => {
  if (name === null) return "";
  const folder = join(releasePath(root, name), "publishing");
  const files = (await readdir(folder).catch(() => [])).sort();
  return (await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")))).join("\n");
};

/** Swaps releases, and back again when the web server does not take the new one's configuration. */
const swap = async (root: string, to: string, reload: Reload): Promise<readonly string[] | null> => {
  const before = await currentRelease(root);
  await setCurrent(root, to);
  if (reload === null || (await configurationOf(root, before)) === (await configurationOf(root, to))) return null;
  const { code, output } = await reload();
  if (code === 0) return null;
  await setCurrent(root, before);
  await reload();
  return output;
};

/**
 * Copies the built site into a release of its own and publishes it.
 * @returns Null, or what the web server said against it; then the release before is published as it was.
 */
export const publishRelease = async (release: Release): Promise<readonly string[] | null> => {
  const { root, publicRoot, configuration, reload } = release;
  const names = await releaseNames(root);
  const before = await currentRelease(root);
  const name = nextName(names, release.now?.() ?? new Date());
  const unfinished = releasePath(root, `.new-${name}`);
  await removeUnfinished(root);
  const old = before === null ? null : releasePath(root, before);
  try {
    await copyTree(publicRoot, join(unfinished, "public"), old === null ? null : join(old, "public"));
    await copyTree(configuration, join(unfinished, "publishing"), old === null ? null : join(old, "publishing"));
    await rename(unfinished, releasePath(root, name));
  } catch (error) {
    // On a full disk above all.
    await removeUnfinished(root);
    throw error;
  }
  const failed = await swap(root, name, reload);
  if (failed !== null) await rm(releasePath(root, name), { recursive: true, force: true });
  await removeOld(root);
  return failed;
};

/**
 * Publishes the release before the published one.
 * @returns Its name; or the reason, as text.
 */
export const rollBack = async (
  root: string,
  reload: Reload,
): Promise<{ readonly name: string } | { readonly failure: string; readonly output: readonly string[] }> => {
  const current = await currentRelease(root);
  const earlier = (await releaseNames(root)).filter((name) => current !== null && name < current).at(-1);
  if (earlier === undefined) return { failure: "Det er ingen tidligere utgave å gå tilbake til.", output: [] };
  const failed = await swap(root, earlier, reload);
  return failed === null
    ? { name: earlier }
    : { failure: "Tjeneren tok ikke imot den tidligere utgaven.", output: failed };
};
