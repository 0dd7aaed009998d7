import { z } from "zod";

/** What the tables of opening hours and prices show beside the settings. */

export const HOUSE_ROUTE = "/api/house";

/** Days for which visitors' opening hours are shown. */
export const WEEKS_AHEAD = 4;

export const houseSchema = z.object({
  today: z.string(),
  /** By part of the house: when showings open it in the coming weeks. */
  openDays: z.record(z.string(), z.array(z.object({ date: z.string(), opens: z.string(), closes: z.string() }))),
  /** By price list: the number of showings that name it. */
  uses: z.record(z.string(), z.number()),
});

export type House = z.infer<typeof houseSchema>;
