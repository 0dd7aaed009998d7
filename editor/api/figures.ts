import { z } from "zod";
import { linkSchema } from "./link";

/** Days of showings that are counted, from today on. */
export const COUNTED_DAYS = 28;

/** Figures of the overview. What cannot be known is left out. */
export const figuresSchema = z.object({
  /** Showings of the coming weeks; `lastYear` is of the same weekdays a year before, null where that is not known. */
  showings: z.array(z.object({ label: z.string(), coming: z.number(), lastYear: z.number().nullable() })),
  /** Pages that nobody has changed for a year, the oldest first. */
  oldPages: z.array(linkSchema),
  /** Faults that the accessibility statement knows of, by page. */
  faults: z.array(linkSchema),
});

export type Figures = z.infer<typeof figuresSchema>;
