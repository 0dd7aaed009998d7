import { onScreenUntil } from "../../rules/showings/showing";
import { dateOf, type LocalDate, type LocalDateTime } from "../../rules/time/local-time";

interface Timed {
  readonly start: LocalDateTime;
}

/**
 * What the screen shows at a moment: what is left of today, or, when nothing is, the next day that has something.
 * Null when nothing is known of.
 */
export const onScreen = <Showing extends Timed>(
  showings: readonly Showing[],
  now: LocalDateTime,
): { readonly day: LocalDate; readonly showings: readonly Showing[] } | null => {
  const left = showings.filter((showing) => onScreenUntil(showing) > now && dateOf(showing.start) >= dateOf(now));
  const [first] = left;
  if (!first) return null;
  const day = dateOf(first.start);
  return { day, showings: left.filter(({ start }) => dateOf(start) === day) };
};
