import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInternal } from "../server/rules/files";

/** Where files of a build's own may lie: folders of pages, data and pictures, which may be many, are not looked through. */
const LOOKED_THROUGH = /^(404|~partytown|workbox-.+)$/;

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  } catch {
    return []; // no such folder
  }
};

/**
 * Takes away what no reader asks for. It is the last that a build does: its own steps read the statistics, and the next build writes
 * them anew before anything reads them, or finds them put back.
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

/** The page that is shown for a missing one is written twice by Gatsby; `/404` is no address of the site. */
const NOT_FOUND = { kept: "404.html", removed: "404/index.html" };

/**
 * Puts back what a build that starts from an earlier one reads before it writes it: Gatsby reads every page whose header or footer
 * may have changed, and ends the build when the file is missing.
 */
export const putBackInternals = (publicRoot: string): void => {
  const [kept, removed] = [join(publicRoot, NOT_FOUND.kept), join(publicRoot, NOT_FOUND.removed)];
  if (!existsSync(kept) || existsSync(removed)) return;
  mkdirSync(dirname(removed), { recursive: true });
  copyFileSync(kept, removed);
};
