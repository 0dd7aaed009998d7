import { z } from "zod";
import { stateFile } from "./state-file";

const sourceSchema = z.object({
  /** When it was last read, as an ISO instant; null before the first time. */
  at: z.string().nullable(),
  /** Since when it cannot be read; null when it could. */
  since: z.string().nullable(),
  /** Why it cannot be read, as text. */
  failure: z.string().nullable(),
});

export type SourceStatus = z.infer<typeof sourceSchema>;

const statusSchema = z.object({
  /** The last pull that was written, as an ISO instant. Some of its sources may have failed. */
  at: z.string().nullable(),
  /** Why the last pull wrote nothing, as text; null when it did. */
  failure: z.string().nullable(),
  /** What has been changed both here and at a source. */
  conflicts: z.number(),
  /** What waits for editors before it is shown. */
  waiting: z.number(),
  /** Each source, by its name. */
  sources: z.record(z.string(), sourceSchema).default({}),
});

const file = stateFile("pull.json", statusSchema, { at: null, failure: null, conflicts: 0, waiting: 0, sources: {} });

/** How the last pull went; null when there has been none. */
export const readPullStatus = file.read;

export const writePullStatus = file.change;

/** When a source was read last; since when it cannot be read, and why. `said` writes an instant as text. */
export const sourceText = (
  name: string,
  { at, since, failure }: SourceStatus,
  said: (instant: string) => string,
): string => {
  const last = at === null ? "Aldri lest." : `Sist lest ${said(at)}.`;
  return since === null
    ? `Kilden ${name}: ${last}`
    : `Kilden ${name}: Kan ikke leses, siden ${said(since)}. ${last} ${failure ?? ""}`.trim();
};

/** The status of each source after a pull: `failures` by name, and what was known before. */
export const sourcesAfter = (
  names: readonly string[],
  failures: ReadonlyMap<string, string>,
  before: Readonly<Record<string, SourceStatus>>,
  now: string,
): Readonly<Record<string, SourceStatus>> =>
  Object.fromEntries(
    names.map((name) => {
      const failure = failures.get(name);
      if (failure === undefined) return [name, { at: now, since: null, failure: null }];
      const { at = null, since = null } = before[name] ?? {};
      return [name, { at, since: since ?? now, failure }];
    }),
  );
