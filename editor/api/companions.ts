import { z } from "zod";
import { problemSchema } from "./api";

/** What a new entity begins as, and what is made together with it: showings of a film, a page's entry in the menu. */

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
      /** The hall in which most of its kind is shown; empty for what has no showings. */
      hall: z.string(),
    }),
  ),
});

export type Pattern = z.infer<typeof patternsSchema>["patterns"][number];

const showingSchema = z.object({
  /** A moment as files write it. */
  start: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?:[+-]\d{2}:\d{2})?$/),
  hall: z.string(),
  isThreeD: z.boolean(),
  isFree: z.boolean(),
});

export const companionsSchema = z.object({
  showings: z.array(showingSchema).max(50),
  /** Of the film's 3D version, which has a file of its own. */
  ediNumber: z.string().max(20),
  /** The menu item above the page, "" for the foot of the pages; null for no entry. */
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

export const companionsCheckedSchema = z.object({ problems: z.array(problemSchema) });

export const companionsSavedSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("saved"), id: z.string(), message: z.string(), isCommitted: z.boolean() }),
  /** Nothing was written. */
  z.object({ outcome: z.literal("refused"), problems: z.array(problemSchema) }),
]);
