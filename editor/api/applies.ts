import { z } from "zod";

/** What holds for a showing when the lists of the settings are written out. */

export const APPLIES_ROUTE = "/api/applies";

export const showingSchema = z.object({ value: z.record(z.string(), z.unknown()) });

export const appliesSchema = z.object({
  rows: z.array(
    z.object({
      label: z.string(),
      /** "Voksen 135 kr, Barn 100 kr" */
      text: z.string(),
      /** "standard for salen", "prislisten Kino" or "bare her". */
      from: z.string(),
    }),
  ),
});

export type Applies = z.infer<typeof appliesSchema>;
