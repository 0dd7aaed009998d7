import { publicHoliday } from "./holidays";
import { addDays, type LocalDate, weekdayIndex } from "./local-time";

/** English keys of the weekdays in content, Monday first. */
export const WEEKDAY_KEYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type WeekdayKey = (typeof WEEKDAY_KEYS)[number];

export interface WeeklyHours {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

export interface HoursException {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
  readonly closed: boolean;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly reason: string;
}

export interface PartHours {
  readonly weekly: readonly WeeklyHours[];
  readonly exceptions: readonly HoursException[];
  /** "closed": shut on public holidays; "asUsual": the weekly hours hold. */
  readonly publicHolidays: string;
}

export interface DayHours {
  readonly date: LocalDate;
  /** Opening spans of the day in order; empty when closed. */
  readonly spans: readonly { readonly opens: string; readonly closes: string }[];
  /** Why the day differs from the week's habit, or null. */
  readonly reason: string | null;
}

/** The hours of one day: an exception first, then public holidays, then the weekly habit. */
export const hoursOn = (part: PartHours, date: LocalDate): DayHours => {
  const exception = part.exceptions.find(({ from, to }) => from <= date && date <= (to ?? from));
  if (exception) {
    const { opens, closes } = exception;
    const open = !exception.closed && opens !== null && closes !== null;
    return { date, spans: open ? [{ opens, closes }] : [], reason: exception.reason };
  }
  const holiday = publicHoliday(date);
  if (holiday !== null && part.publicHolidays === "closed") return { date, spans: [], reason: holiday };
  const key = WEEKDAY_KEYS[weekdayIndex(date)] ?? "";
  const spans = part.weekly
    .filter(({ days }) => days.includes(key))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens));
  return { date, spans, reason: null };
};

/** The days that differ from the weekly habit, from `today` and `days` ahead. */
export const comingDeviations = (part: PartHours, today: LocalDate, days: number): readonly DayHours[] =>
  Array.from({ length: days }, (_, offset) => hoursOn(part, addDays(today, offset))).filter(
    ({ reason }) => reason !== null,
  );
