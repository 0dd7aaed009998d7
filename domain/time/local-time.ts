/** A wall-clock moment in Oslo, without zone: "2026-12-01T18:00". */
export type LocalDateTime = string;
/** A calendar day: "2026-12-01". */
export type LocalDate = string;

const DAY_MS = 86_400_000;

export const MONTHS = [
  "januar",
  "februar",
  "mars",
  "april",
  "mai",
  "juni",
  "juli",
  "august",
  "september",
  "oktober",
  "november",
  "desember",
] as const;

/** Weekdays in ISO order: index 0 is Monday. */
export const WEEKDAYS = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"] as const;

const epochDay = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

const fromEpochDay = (day: number): LocalDate => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const dateOf = (moment: LocalDateTime): LocalDate => moment.slice(0, 10);

export const timeOf = (moment: LocalDateTime): string => moment.slice(11, 16);

/** Adds whole days (negative goes back). */
export const addDays = (date: LocalDate, days: number): LocalDate => fromEpochDay(epochDay(date) + days);

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => epochDay(to) - epochDay(from);

/** 0 for Monday … 6 for Sunday. */
export const weekdayIndex = (date: LocalDate): number => (((epochDay(date) + 3) % 7) + 7) % 7;

export const weekdayName = (date: LocalDate): string => WEEKDAYS[weekdayIndex(date)] ?? "";

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -weekdayIndex(date));

/** ISO week number, as Norwegian calendars print it. */
export const isoWeek = (date: LocalDate): number => {
  const thursday = addDays(date, 3 - weekdayIndex(date));
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7);
};

/** True for an existing date: not for "2026-02-30". */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  fromEpochDay(epochDay(text)) === text;
