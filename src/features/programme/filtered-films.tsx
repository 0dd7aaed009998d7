import { type ReactNode, useMemo } from "react";
import type { LocalDate, LocalDateTime } from "../../../domain/time/local-time";
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
  /** In the order of the list. Must be the same object between renders. */
  readonly films: readonly Film[];
  /** The time of the build: see `useNow`. */
  readonly built: LocalDateTime | LocalDate;
  readonly emptyText: string;
  /** Renders the list. Must be the same function between renders: it is called only when the matches change. */
  readonly children: (shown: Shown<Film>) => ReactNode;
}

/** A list of films with filters, without days. A film matches by any of its showings, or by its versions. */
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
  return <FilteredList {...list} indexed={indexed} noun="films" byProduction={null} monthPath={null} />;
};
