import { type ReactNode, useMemo } from "react";
import type { LocalDate, LocalDateTime } from "../../rules/time/local-time";
import { FilteredList, type Shown } from "./filtered-list";
import { traitsOf } from "./listing";

type Showing = Pick<Queries.ListedEventFragment, "features" | "accessibility">;

/** A film with its versions, and the showings that each of them has left. */
export interface FilmOfList<Version extends Queries.ListedProductionFragment> {
  readonly film: Version;
  readonly versions: readonly { readonly version: Version; readonly showings: readonly Showing[] }[];
}

interface FilteredFilmsProps<Film> {
  readonly id: string;
  /** In the order of the list. Keep it the same from render to render. */
  readonly films: readonly Film[];
  /** Where the build stood: see `useNow`. */
  readonly built: LocalDateTime | LocalDate;
  readonly emptyText: string;
  /** Draws the list. Keep it the same from render to render: it is called again only when what is shown changes. */
  readonly children: (shown: Shown<Film>) => ReactNode;
}

/** A list of films with filters, without days. A film is found by what one of its showings is, or its versions are. */
export const FilteredFilms = <Film extends FilmOfList<Queries.ListedProductionFragment>>({
  films,
  ...list
}: FilteredFilmsProps<Film>) => {
  const indexed = useMemo(
    () =>
      films.map((listing) => ({
        listing,
        date: null,
        until: null,
        price: null,
        traits: listing.versions.flatMap(({ version, showings }) =>
          showings.length === 0
            ? [traitsOf({ event: null, production: version })]
            : showings.map((event) => traitsOf({ event, production: version })),
        ),
      })),
    [films],
  );
  return <FilteredList {...list} indexed={indexed} noun="films" byProduction={null} />;
};
