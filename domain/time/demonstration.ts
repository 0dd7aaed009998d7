import { addDays, daysBetween, type LocalDate, mondayOf } from "./local-time";

/** By how many whole weeks to shift a demonstration's dates, so that the anchor's week becomes that of `today`. */
export const demonstrationWeeks = (anchor: LocalDate, today: LocalDate): number =>
  daysBetween(mondayOf(anchor), mondayOf(today)) / 7;

/** Shifts a date or wall-clock moment by whole weeks; its time of day and explicit offset stay as written. */
export const moveWeeks = (moment: string, weeks: number): string =>
  addDays(moment.slice(0, 10), 7 * weeks) + moment.slice(10);
