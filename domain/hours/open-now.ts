import { addDays, dateOf, type LocalDate, type LocalDateTime } from "../time/local-time";
import { hoursOn, type PartHours } from "./opening-hours";

/** An uninterrupted opening of a part of the venue; `until` is exclusive. */
interface OpenSpan {
  readonly from: LocalDateTime;
  readonly until: LocalDateTime;
}

/** Whether a part is open at a moment, and when that changes; null when it does not within the look-ahead. */
export type OpenState =
  | { readonly isOpen: true; readonly until: LocalDateTime | null }
  | { readonly isOpen: false; readonly opens: LocalDateTime | null };

/** How many days ahead to look for the next opening: longer than a summer closure. */
const LOOK_AHEAD_DAYS = 80;

/** A part open for longer has no closing time. */
const MAX_SPAN_DAYS = 7;

const closing = (date: LocalDate, opens: string, closes: string): LocalDateTime => {
  if (closes === "24:00") return `${addDays(date, 1)}T00:00`;
  return closes > opens ? `${date}T${closes}` : `${addDays(date, 1)}T${closes}`;
};

/** Spans that begin on a day; one that closes no later than it opens runs past midnight. */
const spansFrom = (part: PartHours, date: LocalDate): readonly OpenSpan[] =>
  hoursOn(part, date).spans.map(({ opens, closes }) => ({
    from: `${date}T${opens}`,
    until: closing(date, opens, closes),
  }));

/** The closing time of a moment's span, which others may continue; null when it never closes. */
const closesAfter = (part: PartHours, first: OpenSpan): LocalDateTime | null => {
  let { until } = first;
  const last = addDays(dateOf(first.from), MAX_SPAN_DAYS);
  for (let day = dateOf(first.from); day <= last; day = addDays(day, 1)) {
    if (day > dateOf(until)) return until;
    for (const span of spansFrom(part, day)) if (span.from <= until && span.until > until) until = span.until;
  }
  return null;
};

/** Whether a part of the venue is open at a moment in Oslo, by its hours, exceptions and holidays. */
export const openAt = (part: PartHours, now: LocalDateTime): OpenState => {
  const today = dateOf(now);
  const spans = [addDays(today, -1), today].flatMap((day) => spansFrom(part, day));
  const current = spans.find(({ from, until }) => from <= now && now < until);
  if (current) return { isOpen: true, until: closesAfter(part, current) };
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const next = spansFrom(part, addDays(today, ahead)).find(({ from }) => from > now);
    if (next) return { isOpen: false, opens: next.from };
  }
  return { isOpen: false, opens: null };
};

/** Opening and closing moments of the spans that begin on a day. */
export const hoursTurnsOn = (part: PartHours, date: LocalDate): readonly LocalDateTime[] =>
  spansFrom(part, date).flatMap(({ from, until }) => [from, until]);
