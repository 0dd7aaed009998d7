import { stateAt } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";

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

/** The maximum number of lines on a later day of the table; with more entries, the last has the number of the rest. */
const LINES = 5;

/** How many entries of a later day have a line in the table on screen. */
export const linesOf = ({ length }: readonly CalendarEntry[]): number => (length <= LINES ? length : LINES - 1);

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
