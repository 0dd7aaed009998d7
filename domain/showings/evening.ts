import { byText } from "../collections/by-text";
import { dateOf, type LocalDateTime, timeOf } from "../time/local-time";
import { listedUntil } from "./showing";

interface Shown {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
}

/** When an evening begins. */
const EVENING = "16:00";

/** The rest are in the programme. */
const AT_MOST = 3;

export const isInEvening = (start: LocalDateTime): boolean => timeOf(start) >= EVENING;

const takesPlace = ({ status }: Shown): boolean => status !== "cancelled";

/**
 * Other showings for a visitor to the next of some showings: in the same evening, or on the same day when that is
 * earlier; by start, without cancelled and past ones.
 */
export const sameEvening = <Showing extends Shown>(
  own: readonly Shown[],
  others: readonly Showing[],
  now: LocalDateTime,
): readonly Showing[] => {
  const [next] = own
    .filter(takesPlace)
    .map(({ start }) => start)
    .filter((start) => start > now)
    .sort();
  if (next === undefined) return [];
  return others
    .filter(takesPlace)
    .filter(({ start, end }) => dateOf(start) === dateOf(next) && listedUntil(start, end) > now)
    .filter(({ start }) => !isInEvening(next) || isInEvening(start))
    .sort(byText(({ start }) => start))
    .slice(0, AT_MOST);
};
