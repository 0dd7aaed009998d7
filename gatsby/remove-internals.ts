import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
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
 * them anew before anything reads them.
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
