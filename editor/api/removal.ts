import { z } from "zod";
import { keptSchema, problemSchema } from "./api";

/** Removing entities of a kind: what refers to them, and the removal, as one save. */
export const REMOVAL_ROUTES = { plan: "/api/slett/plan", remove: "/api/slett" } as const;

export const removalNamedSchema = z.object({ kind: z.string(), ids: z.array(z.string()).min(1).max(500) });

export type RemovalNamed = z.infer<typeof removalNamedSchema>;

export const removalSchema = removalNamedSchema.extend({
  /** Of all of them, as the editor saw it. */
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
  /** Content that requires them: they cannot be removed while it refers to them. */
  needing: z.array(referrerSchema),
  /** Links to them, which would break. */
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
