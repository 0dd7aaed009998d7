import { dateOf, type LocalDate, type LocalDateTime } from "../../rules/local-time";
import { addMinutes, wallClock } from "../../rules/oslo";

interface Timed {
  readonly start: LocalDateTime;
}

/** So long after its start a showing stays on the screen, for those who come late. */
const LATECOMERS_MINUTES = 20;

/** Until when a showing stands on the screen. */
export const onScreenUntil = ({ start }: Timed): LocalDateTime => wallClock(addMinutes(start, LATECOMERS_MINUTES));

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
