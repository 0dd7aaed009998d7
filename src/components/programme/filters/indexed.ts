import { dateOf } from "../../../../domain/time/local-time";
import { untilOf } from "../showings";
import type { Indexed } from "./filtering";
import { type Listing, traitsOf } from "./listing";

type ListedEvent = Queries.ListedEventFragment;
type ListedProduction = Queries.ListedProductionFragment;

/** Events, earliest first, with their productions, for `useFilters`. */
export const indexEvents = <Event extends ListedEvent, Production extends ListedProduction>(
  events: readonly Event[],
  productions: ReadonlyMap<string, Production>,
): readonly Indexed<Listing<Event, Production>>[] =>
  events.flatMap((event) => {
    const production = productions.get(event.production.key);
    if (!production) return [];
    const listing = { event, production };
    return [
      {
        listing,
        date: dateOf(event.start),
        until: untilOf(event),
        traits: [traitsOf(listing)],
      },
    ];
  });

/** A film with its versions, and the showings that each of them has left. */
export interface FilmOfList<Version extends ListedProduction = ListedProduction> {
  readonly film: Version;
  readonly versions: readonly {
    readonly version: Version;
    readonly showings: readonly Pick<ListedEvent, "features" | "accessibility">[];
  }[];
}

/** Films of a list without days, for `useFilters`. A film matches by any of its showings, or by its versions. */
export const indexFilms = <Film extends FilmOfList>(films: readonly Film[]): readonly Indexed<Film>[] =>
  films.map((listing) => ({
    listing,
    date: null,
    until: null,
    traits: listing.versions.flatMap(({ version, showings }) =>
      showings.length === 0
        ? [traitsOf({ event: null, production: version })]
        : showings.map((event) => traitsOf({ event, production: version })),
    ),
  }));
