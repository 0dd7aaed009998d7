import { byText } from "../collections/by-text";
import { grouped } from "../collections/grouped";
import { dateOf, type LocalDate, type LocalDateTime, timeOf } from "../time/local-time";
import { listedUntil } from "./showing";

interface Shown {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
}

/** When an evening starts. */
const EVENING = "16:00";

/** The rest are in the programme. */
const AT_MOST = 3;

export const isInEvening = (start: LocalDateTime): boolean => timeOf(start) >= EVENING;

const takesPlace = ({ status }: Shown): boolean => status !== "cancelled";

/** A day's showings that are not cancelled, by start. */
export type ShowingsOn<Showing> = (date: LocalDate) => readonly Showing[];

export const byEvening = <Showing extends Shown>(showings: readonly Showing[]): ShowingsOn<Showing> => {
  const inOrder = showings.filter(takesPlace).sort(byText(({ start }) => start));
  const days = grouped(inOrder, ({ start }) => dateOf(start));
  return (date) => days.get(date) ?? [];
};

/**
 * Other showings for a visitor to the next of some showings: in the same evening, or on the same day when earlier; by
 * start, without cancelled and past ones.
 */
export const sameEvening = <Showing extends Shown>(
  own: readonly Shown[],
  { showingsOn, isOther }: { readonly showingsOn: ShowingsOn<Showing>; readonly isOther: (one: Showing) => boolean },
  now: LocalDateTime,
): readonly Showing[] => {
  const [next] = own
    .filter(takesPlace)
    .map(({ start }) => start)
    .filter((start) => start > now)
    .sort();
  if (next === undefined) return [];
  return showingsOn(dateOf(next))
    .filter((one) => listedUntil(one.start, one.end) > now && (!isInEvening(next) || isInEvening(one.start)))
    .filter(isOther)
    .slice(0, AT_MOST);
};
