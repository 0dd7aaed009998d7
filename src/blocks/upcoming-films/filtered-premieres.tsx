import { useCallback, useMemo } from "react";
import { dateOf } from "../../../domain/time/local-time";
import { useNow } from "../../components/hooks/use-now";
import { FilteredFilms, type Shown } from "../../features/programme/programme";
import { type FilmToCome, filmsToCome } from "./films-to-come";
import { PremiereCards } from "./premiere-cards";

/** The films to come, with filters. */
export const FilteredPremieres = ({ block }: { readonly block: Queries.UpcomingFilmsBlockFieldsFragment }) => {
  const today = dateOf(useNow(block.today.date));
  const films = useMemo(() => filmsToCome(block.productions, today), [block.productions, today]);
  const draw = useCallback(
    ({ listings }: Shown<FilmToCome>) => listings.length > 0 && <PremiereCards block={block} films={listings} />,
    [block],
  );
  return (
    <FilteredFilms id={block.id} films={films} built={block.today.date} emptyText={block.emptyText}>
      {draw}
    </FilteredFilms>
  );
};
