import { byText } from "../collections/by-text";
import { publicHoliday } from "../time/holidays";
import { addDays, daysBetween, type LocalDate, weekdayIndex } from "../time/local-time";
import type { OpenDay } from "./programme-hours";

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
  /** Days with showings in a part that opens for them, in addition to weekly hours or in place of them. */
  readonly openDays?: readonly OpenDay[];
  readonly exceptions: readonly HoursException[];
  /** "closed": shut on public holidays; "asUsual": the weekly hours apply. */
  readonly publicHolidays: string;
}

export interface DayHours {
  readonly date: LocalDate;
  /** Opening spans of the day in order; empty when closed. */
  readonly spans: readonly { readonly opens: string; readonly closes: string }[];
  /** Why the day differs from the weekly hours, or null. */
  readonly reason: string | null;
}

/** A part's hours with its own days of showings, out of those of all parts. */
export const hoursOfPart = <Part extends Omit<PartHours, "openDays"> & { readonly key: string }, Day extends OpenDay>(
  part: Part,
  openDays: readonly (Day & { readonly part: string })[],
): Part & { readonly openDays: readonly Day[] } => ({
  ...part,
  openDays: openDays.filter((day) => day.part === part.key),
});

/** A span's end, counted from its day: "25:30" when after midnight. */
const untilOf = ({ opens, closes }: { readonly opens: string; readonly closes: string }): string =>
  closes > opens ? closes : `${Number(closes.slice(0, 2)) + 24}${closes.slice(2)}`;

/**
 * The hours of one day: an exception first, then public holidays, then the weekly hours and the programme, with
 * overlapping spans merged.
 */
export const hoursOn = (part: PartHours, date: LocalDate): DayHours => {
  const exception = part.exceptions.find(({ from, to }) => from <= date && date <= (to ?? from));
  if (exception) {
    const { opens, closes } = exception;
    const open = !exception.closed && opens !== null && closes !== null;
    return { date, spans: open ? [{ opens, closes }] : [], reason: exception.reason };
  }
  const holiday = part.publicHolidays === "closed" ? publicHoliday(date) : null;
  if (holiday !== null) return { date, spans: [], reason: holiday };
  const key = WEEKDAY_KEYS[weekdayIndex(date)] ?? "";
  const spans: { opens: string; closes: string }[] = [];
  const all = [
    ...part.weekly.filter(({ days }) => days.includes(key)),
    ...(part.openDays ?? []).filter((open) => open.date === date),
  ].sort(byText(({ opens }) => opens));
  for (const { opens, closes } of all) {
    const last = spans[spans.length - 1];
    if (!last || opens > untilOf(last)) spans.push({ opens, closes });
    else if (untilOf({ opens, closes }) > untilOf(last)) spans[spans.length - 1] = { opens: last.opens, closes };
  }
  return { date, spans, reason: null };
};

/** Consecutive days that differ from the weekly hours in the same way. */
export interface Deviation extends DayHours {
  readonly reason: string;
  /** The last day; equals `date` for a single day. */
  readonly until: LocalDate;
}

/** How many days ahead exceptions are shown. */
export const DEVIATIONS_AHEAD = 45;

/** How many days ahead it is told when the doors open for an event: the rest is in the programme. */
const OPENED_AHEAD = 7;

const FOR_EVENT = "arrangement";

const isSame = (a: DayHours, b: DayHours): boolean =>
  a.reason === b.reason && JSON.stringify(a.spans) === JSON.stringify(b.spans);

/** Whether each day of it is closed in any week. */
const isClosedAnyway = (part: PartHours, { date, until, spans }: Deviation): boolean => {
  const usual = { ...part, exceptions: [], publicHolidays: "asUsual" };
  const dates = Array.from({ length: daysBetween(date, until) + 1 }, (_, offset) => addDays(date, offset));
  return spans.length === 0 && dates.every((day) => hoursOn(usual, day).spans.length === 0);
};

/**
 * Deviations from the weekly hours, for `days` days from `today`, and where events open the doors at other times;
 * equal consecutive days are merged.
 */
export const comingDeviations = (part: PartHours, today: LocalDate, days: number): readonly Deviation[] => {
  const found: Deviation[] = [];
  for (let offset = 0; offset < days; offset += 1) {
    const { reason: known, ...hours } = hoursOn(part, addDays(today, offset));
    const weekly = hoursOn({ ...part, openDays: [] }, hours.date);
    const isOpened = offset < OPENED_AHEAD && part.weekly.length > 0 && !isSame({ ...hours, reason: known }, weekly);
    const reason = known ?? (isOpened ? FOR_EVENT : null);
    const last = found[found.length - 1];
    if (reason === null) continue;
    const day = { ...hours, reason };
    if (last && isSame(last, day) && addDays(last.until, 1) === day.date)
      found[found.length - 1] = { ...last, until: day.date };
    else found.push({ ...day, until: day.date });
  }
  return part.weekly.length === 0 ? found : found.filter((deviation) => !isClosedAnyway(part, deviation));
};
