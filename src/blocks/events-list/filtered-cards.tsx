import { useCallback, useMemo } from "react";
import { useNow } from "../../components/hooks/use-now";
import { FilteredFilms, type Shown } from "../../features/programme/programme";
import { FilmCards } from "./film-cards";
import { type FilmShowing, filmsShowing } from "./films-showing";

/** The films that are showing, with filters. */
export const FilteredCards = ({ block }: { readonly block: Queries.EventsListBlockFieldsFragment }) => {
  const now = useNow(block.asOf);
  const films = useMemo(() => filmsShowing(block.productions, now), [block.productions, now]);
  const draw = useCallback(
    ({ listings, now }: Shown<FilmShowing>) =>
      listings.length > 0 && <FilmCards block={block} films={listings} now={now} />,
    [block],
  );
  return (
    <FilteredFilms id={block.id} films={films} built={block.asOf} emptyText={block.emptyText}>
      {draw}
    </FilteredFilms>
  );
};
