import { memo, useMemo } from "react";
import { FilteredList } from "../../components/programme/filters/filtered-list";
import { indexFilms } from "../../components/programme/filters/indexed";
import { type Shown, useFilters } from "../../components/programme/filters/use-filters";
import { FilmCards, type ListedFilm } from "./film-cards";
import type { FilmsAt } from "./films";

interface MatchesProps {
  readonly heading: string | null;
  readonly shown: Shown<ListedFilm>;
}

const Matches = memo(
  ({ heading, shown: { listings, now } }: MatchesProps) =>
    listings.length > 0 && <FilmCards heading={heading} films={listings} now={now} />,
);

interface FilteredFilmsProps extends Pick<FilmsAt, "films" | "built"> {
  readonly block: { readonly id: string; readonly heading: string | null; readonly emptyText: string };
}

/** The films of a list, with filters. */
export const FilteredFilms = ({ block: { id, heading, emptyText }, films, built }: FilteredFilmsProps) => {
  const indexed = useMemo(() => indexFilms(films), [films]);
  const [shown, filters] = useFilters({ indexed, built, byProduction: null });
  return (
    <FilteredList id={id} filters={filters} noun="films" emptyText={emptyText}>
      <Matches heading={heading} shown={shown} />
    </FilteredList>
  );
};
