import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { takeLock } from "./process-lock";

/** A build and `npm run develop` write the same `.cache` and `public`, so only one of them runs in a folder. */
const LOCK = ".published/build.db";
/** Exists while a build runs, and after one that was killed. */
const MARK = ".published/building";

/** What a killed build may have left half: Gatsby would take some of its new data for what the pages already show. */
const HALF_BUILT = [".cache", "public/page-data"];

/** A build that is being ended has this long. */
const WAIT_MS = 10_000;

export const BUILD_IS_BUSY =
  "En annen bygging, eller «npm run develop», bruker denne mappen. → Vent til den er ferdig, eller stopp den.";

/** Kept from the garbage collection, which would release it. */
let held: ReturnType<typeof takeLock> = null;

/** Holds the folder until this process ends. False when another process does. */
export const holdBuildFolder = (): boolean => {
  held ??= takeLock(resolve(LOCK), WAIT_MS);
  return held !== null;
};

/** Marks that a build is going on. @returns To be called when it ends, well or not. */
export const beginBuild = (): (() => void) => {
  mkdirSync(dirname(resolve(MARK)), { recursive: true });
  writeFileSync(resolve(MARK), "");
  return () => rmSync(resolve(MARK), { force: true });
};

/**
 * Removes what a killed build left.
 * @returns Whether there was something to remove; "busy" when a build is running.
 */
export const clearKilledBuild = (): boolean | "busy" => {
  const release = takeLock(resolve(LOCK), WAIT_MS);
  if (release === null) return "busy";
  const wasKilled = existsSync(resolve(MARK));
  if (wasKilled) for (const path of [...HALF_BUILT, MARK]) rmSync(resolve(path), { recursive: true, force: true });
  release();
  return wasKilled;
};
