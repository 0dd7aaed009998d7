/**
 * The programme's view by film and its filters, for blocks. Blocks of the template import it too, so all of it is in
 * the template's chunk.
 */
export { ByFilm } from "./board/by-film";
export { FilteredList } from "./filters/filtered-list";
export { KINDS_OF_HOUSE } from "./filters/filtering";
export { type FilmOfList, indexEvents, indexFilms } from "./filters/indexed";
export { type Listing, traitsOf } from "./filters/listing";
export { programmeOfDay } from "./filters/selection";
export { type Shown, useFilters, useSelection } from "./filters/use-filters";
