import { z } from "zod";

/** Values that apply to a showing, with the lists of the settings resolved. */

export const APPLIES_ROUTE = "/api/applies";

export const showingSchema = z.object({ value: z.record(z.string(), z.unknown()) });

export const appliesSchema = z.object({
  rows: z.array(
    z.object({
      label: z.string(),
      /** "Voksen 135 kr, Barn 100 kr" */
      text: z.string(),
      /** "standard for salen", "fra listen du har valgt" or "bare på denne forestillingen". */
      from: z.string(),
    }),
  ),
  /** What an editor should know of the day and the film. */
  notes: z.array(z.string()),
});

export type Applies = z.infer<typeof appliesSchema>;
