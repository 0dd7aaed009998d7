import { z } from "zod";
import { keptSchema, problemSchema } from "./api";

/** Removing an entity: GET lists what refers to it, POST removes it. */

export const REMOVAL_ROUTE = "/api/slett";

export const removalNamedSchema = z.object({ kind: z.string(), id: z.string() });

export const removalSchema = removalNamedSchema.extend({
  /** The version the editor saw. */
  version: z.string(),
  editor: z.string().max(100),
});

export type Removal = z.infer<typeof removalSchema>;

const referrerSchema = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  /** The first field that refers to it. */
  path: z.array(z.union([z.string(), z.number()])),
});

export type Referrer = z.infer<typeof referrerSchema>;

export const removalPlanSchema = z.object({
  version: z.string(),
  /** Content that requires it: it cannot be removed while they refer to it. */
  needing: z.array(referrerSchema),
  /** Links to it, which would break. */
  leading: z.array(referrerSchema),
  /** Other problems the check would report, in files without an entity. */
  others: z.array(problemSchema),
  isPossible: z.boolean(),
});

export type RemovalPlan = z.infer<typeof removalPlanSchema>;

export const removedSchema = z.discriminatedUnion("outcome", [
  keptSchema.extend({ outcome: z.literal("saved") }),
  /** Nothing was written. */
  z.object({ outcome: z.literal("refused"), why: z.string() }),
]);

export type Removed = z.infer<typeof removedSchema>;
