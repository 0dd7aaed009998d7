import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PULL_JOURNAL, PULL_STAGE } from "../../engine/checks/sources/interrupted-pull";
import type { Texts } from "../plan/file-texts";

interface Step {
  readonly file: string;
  /** The name of the staged text; null for a deleted file. */
  readonly staged: string | null;
}

const isStep = (value: unknown): value is Step =>
  typeof value === "object" && value !== null && "file" in value && typeof value.file === "string" && "staged" in value;

/** Writes a text and waits until it is on disk. */
const writeSynced = async (path: string, text: string): Promise<void> => {
  const handle = await open(path, "w");
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const renameUnlessDone = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    // An earlier run has completed this step.
    if (error.code !== "ENOENT") throw error;
  });
};

const finish = async (root: string, steps: readonly Step[]): Promise<void> => {
  for (const { file, staged } of steps) {
    if (staged === null) await rm(join(root, file), { force: true });
    else await renameUnlessDone(join(root, PULL_STAGE, staged), join(root, file));
  }
  await rm(join(root, PULL_STAGE), { recursive: true, force: true });
};

/**
 * Recovers after a killed run: completes it when its journal was written, else rolls it back.
 *
 * @returns Whether files were moved into place.
 */
export const recover = async (root: string): Promise<boolean> => {
  const journal = await readFile(join(root, PULL_JOURNAL), "utf8").catch(() => null);
  if (journal === null) {
    await rm(join(root, PULL_STAGE), { recursive: true, force: true });
    return false;
  }
  const steps: unknown = JSON.parse(journal);
  await finish(root, Array.isArray(steps) ? steps.filter(isStep) : []);
  return true;
};

/**
 * Writes all files or none: the folder is unchanged until the journal is in place; from then on `recover` gives the
 * same result.
 */
export const writeAll = async (root: string, texts: Texts): Promise<void> => {
  if (texts.size === 0) return;
  const stage = join(root, PULL_STAGE);
  await mkdir(stage, { recursive: true });
  const steps: Step[] = [];
  for (const [file, text] of texts) {
    const staged = text === null ? null : `${steps.length}.json`;
    if (text !== null && staged !== null) await writeSynced(join(stage, staged), text);
    steps.push({ file, staged });
  }
  const journal = join(root, PULL_JOURNAL);
  await writeSynced(`${journal}.new`, JSON.stringify(steps));
  await rename(`${journal}.new`, journal);
  await finish(root, steps);
};

/** File system timestamps are less exact than the clock. */
const INEXACT_MS = 50;

/** Whether any of the files was saved after a time, in milliseconds since 1970. */
export const hasChangedSince = async (root: string, files: Iterable<string>, since: number): Promise<boolean> => {
  for (const file of files) {
    const found = await stat(join(root, file)).catch(() => null);
    if (found !== null && found.mtimeMs > since - INEXACT_MS) return true;
  }
  return false;
};
