import { z } from "zod";
import { linkSchema } from "./link";

/** What appears on the site or leaves it by itself; `detail` says which, and when: "vises fra kl. 12.00". */
export const scheduledSchema = linkSchema.extend({
  /** The day that it is about, as the site shows it: "2026-12-04". An end at midnight is about the day before. */
  date: z.string(),
});

export type Scheduled = z.infer<typeof scheduledSchema>;

/** Days ahead in the overview, today included. */
export const DAYS_AHEAD = 28;
