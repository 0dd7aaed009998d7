import { onScreenUntil } from "../../../domain/showings/showing";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";

interface Timed {
  readonly start: LocalDateTime;
}

/** The screen shows the rest of a day, and the next day with showings. */
const DAYS = 2;

export interface DayOnScreen<Showing> {
  readonly day: LocalDate;
  readonly showings: readonly Showing[];
}

/**
 * What the screen shows at a moment: the rest of today or, when nothing is left, the next day with showings; and the
 * day with showings after it. Empty without any showings.
 */
export const onScreen = <Showing extends Timed>(
  showings: readonly Showing[],
  now: LocalDateTime,
): readonly DayOnScreen<Showing>[] => {
  const left = showings.filter((showing) => onScreenUntil(showing) > now && dateOf(showing.start) >= dateOf(now));
  const days = [...new Set(left.map(({ start }) => dateOf(start)))].slice(0, DAYS);
  return days.map((day) => ({ day, showings: left.filter(({ start }) => dateOf(start) === day) }));
};
