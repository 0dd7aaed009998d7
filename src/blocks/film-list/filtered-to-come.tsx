import { useFilmsToCome } from "./films";
import { FilteredFilms } from "./filtered-films";

/** The films to come, with filters. */
export const FilteredToCome = ({ block }: { readonly block: Queries.UpcomingFilmsBlockFieldsFragment }) => (
  <FilteredFilms block={block} {...useFilmsToCome(block)} />
);
