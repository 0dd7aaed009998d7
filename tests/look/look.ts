import "./clock";
import { cpSync, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { quickLaunchOptions } from "../../scripts/install/chromium";
import { Desk } from "../editor/support/desk";
import { run } from "../workshop/support/processes";
import { INSTANT } from "./clock";
import { compareLooks, writeDifferences } from "./compare";
import { writeIndex, writeSheets } from "./sheets";
import { DESK_SHOTS, SITE_SHOTS } from "./shots";
import { serveTree, treeOf } from "./site-of-tree";
import { takePictures } from "./take";

/** `npm run look`: pictures of all kinds of pages and screens, and what differs from an earlier look. */

const ROOT = resolve(".look");
/** Written last: a look that was interrupted is taken again. */
const DONE = "index.html";

const { values } = parseArgs({
  options: { against: { type: "string" }, only: { type: "string", default: "" } },
});

const wanted = <T extends { readonly name: string }>(shots: readonly T[]): readonly T[] =>
  shots.filter(({ name }) => name.includes(values.only));

/** A repository of the content with one commit, at the moment of the look. */
const deskFor = (folder: string): Desk => {
  const root = join(ROOT, "desk");
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const part of ["content", "static"]) cpSync(join(folder, part), join(root, part), { recursive: true });
  Object.assign(process.env, { GIT_AUTHOR_DATE: INSTANT, GIT_COMMITTER_DATE: INSTANT });
  return new Desk(root, folder);
};

/** Takes all pictures of a commit, or of the working folder; the folder of an earlier look of the same files. */
const lookAt = async (commit: string | null): Promise<string> => {
  const tree = treeOf(commit);
  const pictures = join(ROOT, `${tree.slice(0, 12)}${values.only === "" ? "" : `-${values.only}`}`);
  if (existsSync(join(pictures, DONE))) return pictures;
  rmSync(pictures, { recursive: true, force: true });
  const browser = await chromium.launch(quickLaunchOptions());
  const site = await serveTree(tree, join(ROOT, "site"));
  try {
    const taking = { browser, folder: pictures };
    await takePictures({ ...taking, place: { url: site.url, platform: site.platform } }, wanted(SITE_SHOTS));
    const screens = wanted(DESK_SHOTS);
    if (screens.length > 0) {
      const args = ["vite", "build", "--config", "editor/app/vite.config.mts", "--logLevel", "error"];
      await run({ command: "npx", args, cwd: site.folder });
      await deskFor(site.folder).lend((desk) =>
        takePictures({ ...taking, place: { url: desk.address, platform: null } }, screens),
      );
    }
  } finally {
    await site.close();
    await browser.close();
  }
  writeIndex(pictures, await writeSheets(pictures));
  return pictures;
};

const main = async (): Promise<void> => {
  const earlier = values.against;
  const isFolder = earlier !== undefined && statSync(earlier, { throwIfNoEntry: false })?.isDirectory();
  const now = await lookAt(null);
  console.log(`Pictures: ${join(now, DONE)}`);
  if (earlier === undefined) return;
  const before = isFolder ? resolve(earlier) : await lookAt(earlier);
  const result = join(ROOT, "differences");
  const all = await compareLooks(before, now, result);
  writeDifferences(result, [before, now], all);
  for (const { file, pixels } of all) console.log(`${String(pixels).padStart(9)}  ${file}`);
  console.log(all.length === 0 ? "Nothing differs." : `${all.length} pictures differ: ${join(result, DONE)}`);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
