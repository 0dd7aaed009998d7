import { grouped } from "../collections/grouped";
import { UNKNOWN_LENGTH_MINUTES } from "../showings/showing";
import { addDays, dateOf, daysBetween, type LocalDate, timeOf } from "../time/local-time";
import { addMinutes, toEpoch, toLocal } from "../time/oslo";

/** A showing's times, in content form. */
export interface DoorShowing {
  readonly start: string;
  /** Null when the end is unknown. */
  readonly end: string | null;
}

/** A day's opening hours. `closes` is on the next day when it is not after `opens`. */
export interface OpenDay {
  readonly date: LocalDate;
  readonly opens: string;
  readonly closes: string;
}

/** In epoch milliseconds. */
interface Span {
  readonly opens: number;
  readonly closes: number;
}

/** A longer showing is a mistake in the content; days beyond this are ignored. */
const MAX_DAYS = 31;

const spanOf = ({ start, end }: DoorShowing, minutesBefore: number): Span => ({
  opens: toEpoch(addMinutes(start, -minutesBefore)),
  closes: toEpoch(end ?? addMinutes(start, UNKNOWN_LENGTH_MINUTES)),
});

/** One span from the first opening to the last end. */
const around = (spans: readonly Span[]): Span => ({
  opens: Math.min(...spans.map(({ opens }) => opens)),
  closes: Math.max(...spans.map(({ closes }) => closes)),
});

/** Spans in order; those that overlap or touch are merged. */
const merged = (spans: readonly Span[]): readonly Span[] => {
  const apart: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.opens - b.opens)) {
    const last = apart[apart.length - 1];
    if (last && span.opens <= last.closes) apart[apart.length - 1] = around([last, span]);
    else apart.push(span);
  }
  return apart;
};

/** A span by day; one of 24 hours or more is split at midnight. */
const daysOf = (span: Span): readonly OpenDay[] => {
  const [opens, closes] = [toLocal(span.opens), toLocal(span.closes)];
  const date = dateOf(opens);
  const nights = daysBetween(date, dateOf(closes));
  if (nights === 0 || (nights === 1 && timeOf(closes) < timeOf(opens))) {
    const atMidnight = nights === 1 && timeOf(closes) === "00:00";
    return [{ date, opens: timeOf(opens), closes: atMidnight ? "24:00" : timeOf(closes) }];
  }
  const days = Array.from({ length: Math.min(nights, MAX_DAYS) + 1 }, (_, index) => ({
    date: addDays(date, index),
    opens: index === 0 ? timeOf(opens) : "00:00",
    closes: index === nights ? timeOf(closes) : "24:00",
  }));
  return days.filter((day) => day.opens !== day.closes);
};

/** The hours when a part of the venue opens for its events, besides its weekly hours; in order. */
export const eventDays = (events: readonly DoorShowing[], minutesBefore: number): readonly OpenDay[] =>
  merged(events.map((event) => spanOf(event, minutesBefore))).flatMap(daysOf);

/**
 * Opening hours of a part of the venue that follows its programme: once a day, from `minutesBefore` the first showing
 * to the end of the last. A showing belongs to the day on which its opening hours begin, so a film at 00.15 belongs to
 * the evening before. In order; days without a showing are left out.
 */
export const programmeDays = (showings: readonly DoorShowing[], minutesBefore: number): readonly OpenDay[] => {
  const spans = showings.map((showing) => spanOf(showing, minutesBefore));
  const ofDays = [...grouped(spans, ({ opens }) => dateOf(toLocal(opens))).values()].map(around);
  return merged(ofDays).flatMap(daysOf);
};
