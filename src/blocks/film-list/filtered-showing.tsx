import { useFilmsShowing } from "./films";
import { FilteredFilms } from "./filtered-films";

/** The films that are showing, with filters. */
export const FilteredShowing = ({ block }: { readonly block: Queries.EventsListBlockFieldsFragment }) => (
  <FilteredFilms block={block} {...useFilmsShowing(block)} />
);
