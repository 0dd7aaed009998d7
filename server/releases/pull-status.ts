import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const statusSchema = z.object({
  /** The last pull that was written, as an ISO instant. */
  at: z.string().nullable(),
  /** Why the last pull wrote nothing, as text; null when it did. */
  failure: z.string().nullable(),
  /** What has been changed both here and at a source. */
  conflicts: z.number(),
  /** What waits for editors before it is shown. */
  waiting: z.number(),
});

export type PullStatus = z.infer<typeof statusSchema>;

const fileOf = (stateRoot: string): string => join(stateRoot, "pull.json");

/** How the last pull went; null when there has been none. */
export const readPullStatus = async (stateRoot: string): Promise<PullStatus | null> => {
  try {
    return statusSchema.parse(JSON.parse(await readFile(fileOf(stateRoot), "utf8")));
  } catch {
    return null;
  }
};

/** Writes a change of the status as a whole file. */
export const writePullStatus = async (stateRoot: string, change: Partial<PullStatus>): Promise<void> => {
  await mkdir(stateRoot, { recursive: true });
  const before = (await readPullStatus(stateRoot)) ?? { at: null, failure: null, conflicts: 0, waiting: 0 };
  const next = `${fileOf(stateRoot)}.${process.pid}`;
  await writeFile(next, `${JSON.stringify({ ...before, ...change }, null, 2)}\n`);
  await rename(next, fileOf(stateRoot));
};
