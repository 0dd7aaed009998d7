import { z } from "zod";
import { problemSchema } from "./api";

/** New and moved showings, before they are saved: the prices chosen for them, and what is told of each. */

/** Prices of a new showing instead of the usual ones: a list of the site, or its own. */
export const chosenPrices = {
  priceList: z.string().optional(),
  prices: z
    .array(z.object({ label: z.string().max(80), amount: z.number().min(0) }))
    .min(1)
    .max(20)
    .optional(),
};

export type ChosenPrices = z.infer<z.ZodObject<typeof chosenPrices>>;

export const toldShowingSchema = z.object({
  id: z.string(),
  /** "Kråka fredag 18. desember kl. 18.00, Kinosal" */
  label: z.string(),
  /** "Voksen 135 kr, Barn 100 kr"; "Gratis"; empty while there are none. */
  prices: z.string(),
  /** "salens priser", "listen «Kino 3D»" or "egne priser"; empty without prices. */
  from: z.string(),
  /** Sentences about the day and the film: a public holiday, a missing age limit. */
  notes: z.array(z.string()),
  /** The check's problems that it has, and that it causes for showings in its hall. */
  problems: z.array(problemSchema),
});

export type ToldShowing = z.infer<typeof toldShowingSchema>;
