import { byText } from "../../../domain/collections/by-text";
import { addDays, dateOf, type LocalDate, type LocalDateTime, timeOf } from "../../../domain/time/local-time";

/** The days on which the venue's own programme has a room. */

export interface VenueEvent {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
  readonly title: string;
  readonly hall: string;
}

export interface TakenDay {
  readonly date: LocalDate;
  readonly events: readonly VenueEvent[];
}

/** The days on which an event takes place; one that ends at midnight does not include the next day. */
const daysOf = ({ start, end }: VenueEvent): readonly LocalDate[] => {
  const first = dateOf(start);
  if (end === null || end <= start) return [first];
  const last = timeOf(end) === "00:00" ? addDays(dateOf(end), -1) : dateOf(end);
  const days: LocalDate[] = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

/** From `today` on, earliest first. Cancelled events leave the room free. */
export const takenDays = (events: readonly VenueEvent[], hall: string, today: LocalDate): readonly TakenDay[] => {
  const byDay = new Map<LocalDate, VenueEvent[]>();
  const held = events.filter((event) => event.hall === hall && event.status !== "cancelled");
  for (const event of held.sort(byText(({ start }) => start)))
    for (const day of daysOf(event)) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  return [...byDay]
    .filter(([date]) => date >= today)
    .map(([date, events]) => ({ date, events }))
    .sort(byText(({ date }) => date));
};

/** The venue's own events in a room on a day; none without a chosen day. */
export const collisionsOn = (days: readonly TakenDay[], date: string): readonly VenueEvent[] =>
  days.find((day) => day.date === date)?.events ?? [];
