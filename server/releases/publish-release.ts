import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { copyTree } from "./copy-tree";
import { currentRelease, nextName, releaseNames, releasePath, removeOld, setCurrent } from "./release-folder";
import type { CommandResult } from "./run-command";

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
  await mkdir(unfinished, { recursive: true });
  const old = before === null ? null : releasePath(root, before);
  await copyTree(publicRoot, join(unfinished, "public"), old === null ? null : join(old, "public"));
  await copyTree(configuration, join(unfinished, "publishing"), old === null ? null : join(old, "publishing"));
  await rename(unfinished, releasePath(root, name));
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
