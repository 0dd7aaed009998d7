import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";

/** The folder of the lock and the status: REFRESH_STATE, or one in the working folder. */
export const refreshFolder = (environment: NodeJS.ProcessEnv): string =>
  resolve(environment.REFRESH_STATE || ".refresh");

const statusSchema = z.object({
  /** The step that is running, and since when; null between runs. Times are ISO instants. */
  running: z.object({ step: z.string(), since: z.string() }).nullable(),
  /** The last run that published. */
  published: z.object({ at: z.string(), seconds: z.number() }).nullable(),
  /** The last run, when it failed: the step, the reason as text, and what its command wrote. */
  failed: z.object({ at: z.string(), step: z.string(), failure: z.string(), output: z.array(z.string()) }).nullable(),
});

export type RefreshStatus = z.infer<typeof statusSchema>;

const NOTHING: RefreshStatus = { running: null, published: null, failed: null };

const fileOf = (stateRoot: string): string => join(stateRoot, "status.json");

/** The status of the runs in a state folder; that of no run where the file is missing or is no status. */
export const readStatus = async (stateRoot: string): Promise<RefreshStatus> => {
  try {
    return statusSchema.parse(JSON.parse(await readFile(fileOf(stateRoot), "utf8")));
  } catch {
    return NOTHING;
  }
};

/** Writes a change of the status as a whole file, which a reader never sees half. */
export const writeStatus = async (stateRoot: string, change: Partial<RefreshStatus>): Promise<void> => {
  await mkdir(stateRoot, { recursive: true });
  const next = `${fileOf(stateRoot)}.${process.pid}`;
  await writeFile(next, `${JSON.stringify({ ...(await readStatus(stateRoot)), ...change }, null, 2)}\n`);
  await rename(next, fileOf(stateRoot));
};
