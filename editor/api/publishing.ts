import { z } from "zod";

/** How the built site gets to its visitors. */

export const PUBLISHING_ROUTE = "/api/publishing";
/** POST publishes the release before the published one. */
export const BACK_ROUTE = "/api/publishing/tilbake";

/** Why a time to publish at is refused. */
export const IS_PAST = "Tidspunktet er passert. Velg et som kommer.";

const stepSchema = z.object({
  label: z.string(),
  state: z.enum(["waiting", "running", "done", "failed"]),
  seconds: z.number(),
});

const doneSchema = z.object({ at: z.string(), by: z.string(), commit: z.string().nullable() });

export const publishingSchema = z.object({
  /** The running or the last attempt since the desk was started; null before the first. */
  attempt: z
    .object({
      by: z.string(),
      state: z.enum(["running", "done", "failed"]),
      steps: z.array(stepSchema),
      /** Why it failed, for the editor. */
      failure: z.string().nullable(),
      /** The last lines of what the failed command wrote. */
      output: z.array(z.string()),
    })
    .nullable(),
  /** When it will be published next. Times are ISO instants. */
  planned: z.object({ at: z.string(), by: z.string() }).nullable(),
  last: doneSchema.nullable(),
  /** The last run that published, of the desk or of the operator's timer. */
  refreshed: z.object({
    at: z.string().nullable(),
    /** When the timer runs next, "18.00"; null when nobody has said. */
    next: z.string().nullable(),
    /** Why the last run stopped; null when it published. */
    failure: z.string().nullable(),
  }),
  /** How the programme was pulled last; null when it never has been. */
  pulled: z
    .object({
      at: z.string().nullable(),
      /** Why the last pull wrote nothing; null when it did. */
      failure: z.string().nullable(),
      /** What has been changed both here and at a source. */
      conflicts: z.number(),
      /** What waits for editors before it is shown. */
      waiting: z.number(),
    })
    .nullable(),
  /** When the published release was made, and the one before it; null where releases are not kept. */
  releases: z.object({ current: z.string().nullable(), earlier: z.string().nullable() }).nullable(),
  /** False when nobody has set how the built files get to the server. */
  hasTarget: z.boolean(),
  /** The address of the public site. */
  address: z.string(),
  /** Saves since it was last published; latest first. */
  changes: z.array(z.object({ message: z.string(), editor: z.string(), at: z.string() })),
});

export const wentBackSchema = z.object({ outcome: z.literal("wentBack"), to: z.string() });

export type WentBack = z.infer<typeof wentBackSchema>;

export type Publishing = z.infer<typeof publishingSchema>;

/** `at` is a moment on the venue's clocks ("2026-12-04T18:00"), or null for now. */
export const publishSchema = z.object({
  editor: z.string().max(100),
  at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?:[+-]\d{2}:\d{2})?$/)
    .nullable(),
});
