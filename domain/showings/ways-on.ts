import type { LocalDateTime } from "../time/local-time";
import { type ShowingFacts, stateAt } from "./showing-state";

interface Sold extends ShowingFacts {
  readonly key: string;
  /** A version of a film: its key is of one language, subtitles and format. */
  readonly production: { readonly key: string };
}

/**
 * For each sold-out showing, by key, the next one of the same version that has tickets, or else of another version of
 * the film. Showings are in order of time; `pageOf` is the same for all versions of a film.
 */
export const waysOn = <Showing extends Sold>(
  showings: readonly Showing[],
  pageOf: (version: string) => string,
  now: LocalDateTime,
): ReadonlyMap<string, Showing> =>
  new Map(
    showings
      .filter((showing) => stateAt(showing, now).tickets === "soldOut")
      .flatMap((full) => {
        const version = full.production.key;
        const later = showings.filter(
          (other) =>
            other.start > full.start && pageOf(other.production.key) === pageOf(version) && stateAt(other, now).canBuy,
        );
        const next = later.find(({ production }) => production.key === version) ?? later[0];
        return next === undefined ? [] : [[full.key, next] as const];
      }),
  );
