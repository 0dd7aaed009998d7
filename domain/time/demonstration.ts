import { addDays, daysBetween, type LocalDate, mondayOf } from "./local-time";

/** Whole weeks by which a demonstration's dates are moved, so that the anchor's week becomes the week of `today`. */
export const demonstrationWeeks = (anchor: LocalDate, today: LocalDate): number =>
  daysBetween(mondayOf(anchor), mondayOf(today)) / 7;

/** Moves a date or a wall-clock moment by whole weeks; its time of day and an explicit offset stay as written. */
export const moveWeeks = (moment: string, weeks: number): string =>
  addDays(moment.slice(0, 10), 7 * weeks) + moment.slice(10);
