import { dateOf, type LocalDate, type LocalDateTime } from "../time/local-time";
import { listedUntil } from "./showing";

interface Shown {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
}

interface Production {
  readonly object: string;
  readonly premiere: LocalDate | null;
}

/** Whether a production is showing, is coming, or has ended its run. */
export type Run =
  | { readonly is: "shown" }
  | { readonly is: "coming"; readonly premiere: LocalDate }
  /** `last` is the day of its last showing; null when unknown. */
  | { readonly is: "ended"; readonly last: LocalDate | null }
  | { readonly is: "unknown" };

/**
 * When the last of a production's showings ends, including cancelled ones, which stay listed until then; null without
 * any.
 */
export const runUntil = (showings: readonly Shown[]): LocalDateTime | null =>
  showings
    .map(({ start, end }) => listedUntil(start, end))
    .sort()
    .at(-1) ?? null;

/** A production's run at a moment in Oslo, from a film's premiere and all its showings. */
export const runAt = ({ object, premiere }: Production, showings: readonly Shown[], now: LocalDateTime): Run => {
  const until = runUntil(showings);
  if (until !== null && now < until) return { is: "shown" };
  const isFilm = object === "movie";
  if (isFilm && premiere !== null && premiere > dateOf(now)) return { is: "coming", premiere };
  const last = showings
    .filter(({ status, start }) => status !== "cancelled" && start <= now)
    .map(({ start }) => dateOf(start))
    .sort()
    .at(-1);
  const isUnknown = last === undefined && (premiere === null || !isFilm);
  return isUnknown ? { is: "unknown" } : { is: "ended", last: last ?? null };
};
