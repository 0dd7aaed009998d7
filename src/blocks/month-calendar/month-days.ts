import { stateAt } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { untilOf } from "../../components/programme/showings";

export type CalendarEvent = Queries.MonthCalendarBlockFieldsFragment["events"][number] & {
  readonly seatsLeft?: number | null;
  /** For the trace of one that was moved to another day. */
  readonly movedTo?: LocalDateTime;
};
export type CalendarProduction = Queries.MonthCalendarBlockFieldsFragment["productions"][number];

/** An entry on a day of the calendar. */
export interface CalendarEntry {
  readonly event: CalendarEvent;
  readonly production: CalendarProduction;
}

/**
 * The maximum number of lines on a later day of the table, and on paper on each; with more entries, the last line has
 * the number of the rest.
 */
const LINES = 5;

/** Which entries of a day have a line in its table: those that have ended today give way to what is left. */
export const shownOf = (entries: readonly CalendarEntry[], now: LocalDateTime): readonly [from: number, to: number] => {
  const count = entries.length;
  if (count <= LINES) return [0, count];
  const ended = entries.filter(({ event }) => dateOf(event.start) === dateOf(now) && untilOf(event) <= now).length;
  return count - ended <= LINES ? [count - LINES, count] : [ended, ended + LINES - 1];
};

/** Entries by day, by start time. */
export const entriesByDay = (entries: readonly CalendarEntry[]): ReadonlyMap<LocalDate, readonly CalendarEntry[]> => {
  const days = new Map<LocalDate, CalendarEntry[]>();
  for (const entry of entries) {
    const date = dateOf(entry.event.start);
    days.set(date, [...(days.get(date) ?? []), entry]);
  }
  return days;
};

export const isCancelled = (event: CalendarEvent, now: LocalDateTime): boolean =>
  stateAt(event, now).state === "cancelled";
