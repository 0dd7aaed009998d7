import { z } from "zod";
import { stateFile } from "./state-file";

const statusSchema = z.object({
  /** The last pull that was written, as an ISO instant. */
  at: z.string().nullable(),
  /** When each source was last read, by its name. */
  sources: z.record(z.string(), z.string()).default({}),
  /** Why the last pull wrote nothing, as text; null when it did. */
  failure: z.string().nullable(),
  /** What has been changed both here and at a source. */
  conflicts: z.number(),
  /** What waits for editors before it is shown. */
  waiting: z.number(),
});

const file = stateFile("pull.json", statusSchema, { at: null, sources: {}, failure: null, conflicts: 0, waiting: 0 });

/** How the last pull went; null when there has been none. */
export const readPullStatus = file.read;

export const writePullStatus = file.change;
