import { resolve } from "node:path";
import { z } from "zod";
import { stateFile } from "./state-file";

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

const file = stateFile("status.json", statusSchema, NOTHING);

/** The status of the runs in a state folder; that of no run where the file is missing or is not a status. */
export const readStatus = async (stateRoot: string): Promise<RefreshStatus> => (await file.read(stateRoot)) ?? NOTHING;

export const writeStatus = file.change;
