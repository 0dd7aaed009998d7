import { listedUntil } from "../../../domain/showings/showing";
import type { ShowingFacts } from "../../../domain/showings/showing-state";
import { dateOf, daysBetween, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";

interface Timed {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
}

/** The moment for `data-until`, at which a showing leaves the lists. */
export const untilOf = ({ start, end }: Timed): LocalDateTime => listedUntil(start, end);

/** Showings that have not ended, in the order given. */
export const coming = <Showing extends Timed>(showings: readonly Showing[], now: LocalDateTime): readonly Showing[] =>
  showings.filter((showing) => untilOf(showing) > now);

/**
 * The next of some showings, earliest first: one that takes place or, when all that are left are cancelled, the first
 * of those, which stays visible until its planned end.
 */
export const nextOf = <Showing extends Timed & { readonly status: string }>(
  showings: readonly Showing[],
  now: LocalDateTime,
): Showing | null => {
  const left = coming(showings, now);
  return left.find(({ status }) => status !== "cancelled") ?? left[0] ?? null;
};

/** A showing at the time that it was moved from. */
export type MovedAway<Showing> = Showing & { readonly movedTo: LocalDateTime };

type Movable = Timed & ShowingFacts & { readonly key: string };

/** Showings by start, those that were moved to another day also on the old one, until they would have ended. */
export const withMovedAway = <Showing extends Movable>(
  showings: readonly Showing[],
  now: LocalDateTime,
): readonly (Showing | MovedAway<Showing>)[] => {
  const away = showings.flatMap((event): readonly MovedAway<Showing>[] => {
    const { key, start: movedTo, status, previousStart: start = null } = event;
    if (status !== "moved" || start === null || dateOf(start) === dateOf(movedTo)) return [];
    return [{ ...event, key: `${key}-flyttet`, start, end: null, status: "cancelled", movedTo }];
  });
  const left = coming(away, now);
  return left.length === 0 ? showings : [...showings, ...left].sort((a, b) => (a.start < b.start ? -1 : 1));
};

/** Showings by day, days in order; at most `days` of them. */
export const byDay = <Showing extends Pick<Timed, "start">>(
  showings: readonly Showing[],
  days: number | null,
): readonly (readonly [LocalDate, readonly Showing[]])[] => {
  const groups = new Map<LocalDate, Showing[]>();
  for (const showing of showings) {
    const date = dateOf(showing.start);
    groups.set(date, [...(groups.get(date) ?? []), showing]);
  }
  return [...groups].slice(0, days ?? groups.size);
};

/** Whether a day comes after the week that begins with `first`: on paper a programme is one week. */
export const isBeyondWeek = (first: LocalDate, date: LocalDate): boolean => daysBetween(first, date) > 6;

/** Items by key, for looking up a showing's production. */
export const byKey = <Keyed extends { readonly key: string }>(items: readonly Keyed[]): ReadonlyMap<string, Keyed> =>
  new Map(items.map((item) => [item.key, item]));

interface Showing {
  readonly production: { readonly key: string };
}

/**
 * What each row of a list would repeat: the hall of films that are all in one, and a feature that all have, such as the
 * series whose page it is. One text, so that rows are compared by it.
 */
export const repeatedFacts = (
  showings: readonly (Showing & { readonly hall: { readonly name: string }; readonly features: readonly string[] })[],
  productions: ReadonlyMap<string, { readonly object: string }>,
): string => {
  const [first, ...others] = showings;
  if (first === undefined || others.length === 0) return "";
  if (showings.some(({ production }) => productions.get(production.key)?.object !== "movie")) return "";
  const halls = others.every(({ hall }) => hall.name === first.hall.name) ? [first.hall.name] : [];
  return [...halls, ...first.features.filter((one) => others.every(({ features }) => features.includes(one)))].join(
    "\n",
  );
};

/** Whether a film is among some showings. */
export const hasFilms = (
  showings: readonly Showing[],
  productions: ReadonlyMap<string, { readonly object: string }>,
): boolean => showings.some(({ production }) => productions.get(production.key)?.object === "movie");
