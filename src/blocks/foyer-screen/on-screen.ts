import { onScreenUntil } from "../../rules/showings/showing";
import { dateOf, type LocalDate, type LocalDateTime } from "../../rules/time/local-time";

interface Timed {
  readonly start: LocalDateTime;
}

/** The screen shows what is left of a day, and the day after. */
const DAYS = 2;

export interface DayOnScreen<Showing> {
  readonly day: LocalDate;
  readonly showings: readonly Showing[];
}

/**
 * What the screen shows at a moment: what is left of today, or, when nothing is, the next day that has something; and
 * the day with something that follows. Empty when nothing is known of.
 */
export const onScreen = <Showing extends Timed>(
  showings: readonly Showing[],
  now: LocalDateTime,
): readonly DayOnScreen<Showing>[] => {
  const left = showings.filter((showing) => onScreenUntil(showing) > now && dateOf(showing.start) >= dateOf(now));
  const days = [...new Set(left.map(({ start }) => dateOf(start)))].slice(0, DAYS);
  return days.map((day) => ({ day, showings: left.filter(({ start }) => dateOf(start) === day) }));
};
