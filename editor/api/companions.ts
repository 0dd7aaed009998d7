import { z } from "zod";
import { keptSchema, problemSchema } from "./api";
import { momentSchema } from "./moments";
import { chosenPrices, toldShowingSchema } from "./new-showing";

/** Starting points for a new entity, and what is created with it: showings of a film, a page's menu entry. */

export const COMPANION_ROUTES = {
  patterns: "/api/patterns",
  check: "/api/companions/check",
  save: "/api/companions",
} as const;

export const patternsSchema = z.object({
  patterns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.record(z.string(), z.unknown()),
      /** The hall where most of its kind is shown; empty for content without showings. */
      hall: z.string(),
    }),
  ),
});

export type Pattern = z.infer<typeof patternsSchema>["patterns"][number];

const showingSchema = z.object({
  /** Date and time as in the content files. */
  start: momentSchema,
  hall: z.string(),
  isThreeD: z.boolean(),
  isFree: z.boolean(),
  ...chosenPrices,
});

export const companionsSchema = z.object({
  showings: z.array(showingSchema).max(50),
  /** EDI number of the film's 3D version, which has its own file. */
  ediNumber: z.string().max(20),
  /** Parent menu item, "" for the footer; null for no entry. */
  menu: z.string().nullable(),
});

export type Companions = z.infer<typeof companionsSchema>;

export const accompaniedSchema = z.object({
  kind: z.string(),
  value: z.record(z.string(), z.unknown()),
  companions: companionsSchema,
  editor: z.string().max(100),
});

export type Accompanied = z.infer<typeof accompaniedSchema>;

export const companionsCheckedSchema = z.object({
  /** Problems of no single showing. */
  problems: z.array(problemSchema),
  /** In the order of the request. */
  showings: z.array(toldShowingSchema),
});

export const companionsSavedSchema = z.discriminatedUnion("outcome", [
  keptSchema.extend({ outcome: z.literal("saved"), id: z.string() }),
  /** Nothing was written. */
  z.object({ outcome: z.literal("refused"), problems: z.array(problemSchema) }),
]);
