import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInternal } from "../../server/rules/files";

/** Folders that may contain internal files. Those of pages, data and pictures, which may be many, are not searched. */
const LOOKED_THROUGH = /^(404|~partytown|workbox-.+)$/;

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  } catch {
    return []; // no such folder
  }
};

/**
 * Deletes files that are not for visitors, as the last step of a build: earlier steps read the statistics, and the next
 * build writes them again before anything reads them, or restores them first.
 */
export const removeInternals = (publicRoot: string): void => {
  const atTop = readdirSync(publicRoot);
  const below = atTop
    .filter((name) => LOOKED_THROUGH.test(name))
    .flatMap((folder) => namesIn(join(publicRoot, folder)).map((name) => `${folder}/${name}`));
  const names = [...atTop, ...below];
  for (const name of names) {
    if (isInternal(`/${name}`)) rmSync(join(publicRoot, name), { recursive: true, force: true });
  }
};

/** Gatsby writes the not-found page twice; `/404` is not an address of the site. */
const NOT_FOUND = { cached: "404.html", removed: "404/index.html" };

/**
 * Restores what a warm build reads before it writes it: Gatsby reads every page whose header or footer may have
 * changed, and fails when the file is missing.
 */
export const putBackInternals = (publicRoot: string): void => {
  const [cached, removed] = [join(publicRoot, NOT_FOUND.cached), join(publicRoot, NOT_FOUND.removed)];
  if (!existsSync(cached) || existsSync(removed)) return;
  mkdirSync(dirname(removed), { recursive: true });
  copyFileSync(cached, removed);
};
