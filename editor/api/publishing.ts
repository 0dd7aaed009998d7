import { z } from "zod";
import { changedSchema } from "./history";
import { momentSchema } from "./moments";

/** Publishing the built site. */

export const PUBLISHING_ROUTE = "/api/publishing";
/** POST rolls back to the previous release. */
export const BACK_ROUTE = "/api/publishing/tilbake";

/** Error for a publishing time in the past. */
export const IS_PAST = "Tidspunktet er passert. Velg et som kommer.";

const stepSchema = z.object({
  label: z.string(),
  state: z.enum(["waiting", "running", "done", "failed"]),
  seconds: z.number(),
  /** How long it took in the last run; null when there was none. */
  usual: z.number().nullable(),
});

export const doneSchema = z.object({
  at: z.string(),
  by: z.string(),
  commit: z.string().nullable(),
  /** Whether the public address had the release when it was asked. */
  isSeen: z.boolean().optional(),
});

export const publishingSchema = z.object({
  /** The current or last attempt since the desk started; null before the first. */
  attempt: z
    .object({
      by: z.string(),
      state: z.enum(["running", "done", "failed"]),
      steps: z.array(stepSchema),
      /** Message for the editor: why it failed, or, when it is done, why the site does not have the release. */
      failure: z.string().nullable(),
      /** Last output lines of the failed command. */
      output: z.array(z.string()),
    })
    .nullable(),
  /** Scheduled publishing. Times are ISO instants. */
  planned: z.object({ at: z.string(), by: z.string() }).nullable(),
  last: doneSchema.nullable(),
  /** The last build that stayed on this machine. */
  built: doneSchema.nullable(),
  /** The last publishing run, by the desk or the operator's timer. */
  refreshed: z.object({
    at: z.string().nullable(),
    /** Next run of the timer, "18.00"; null when not configured. */
    next: z.string().nullable(),
    /** Why the last run failed; null when it published. */
    failure: z.string().nullable(),
    /** Since when the timer's run is late, in the house's time: "2026-12-24T18:00"; null when it is not. */
    overdue: z.string().nullable().default(null),
  }),
  /** Last pull of the programme; null before the first. */
  pulled: z
    .object({
      at: z.string().nullable(),
      /** Why the last pull failed; null when it succeeded. */
      failure: z.string().nullable(),
      /** Number of items changed both here and at a source. */
      conflicts: z.number(),
      /** Number of items that await an editor before they are shown. */
      waiting: z.number(),
      /** Each source by its name: when it was last read; since when it cannot be, and why. */
      sources: z.record(
        z.string(),
        z.object({ at: z.string().nullable(), since: z.string().nullable(), failure: z.string().nullable() }),
      ),
    })
    .nullable(),
  /** Times of the current and the previous release; null where releases are not kept. */
  releases: z.object({ current: z.string().nullable(), earlier: z.string().nullable() }).nullable(),
  /** False when no deployment target is configured. */
  hasTarget: z.boolean(),
  /** URL of the public site. */
  address: z.string(),
  /** What differs from what was published or, without a target, built; null before the first time. */
  unpublished: z
    .object({
      /** The commit that was published. */
      since: z.string(),
      entities: z.array(
        changedSchema.pick({ kind: true, id: true, title: true }).extend({
          what: z.enum(["new", "changed", "removed"]),
          /** Its outermost fields that differ: `["priceLists"]`. */
          fields: z.array(z.string()).readonly(),
        }),
      ),
      /** How many pictures and other files without texts. */
      others: z.number(),
      /** Whether more files differ than are told. */
      isCut: z.boolean(),
    })
    .nullable(),
  /** Saves since it was last published, latest first. */
  changes: z.array(z.object({ message: z.string(), editor: z.string(), at: z.string() })),
});

export const wentBackSchema = z.object({ outcome: z.literal("wentBack"), to: z.string() });

export type WentBack = z.infer<typeof wentBackSchema>;

export type Publishing = z.infer<typeof publishingSchema>;

/** `at` is the venue's local time ("2026-12-04T18:00"), or null for now. */
export const publishSchema = z.object({
  editor: z.string().max(100),
  at: momentSchema.nullable(),
});
