/** The public interface of the programme: its views and filters. Blocks load it on demand. */
export { ByFilm } from "./by-film";
export { FilteredList } from "./filtered-list";
export { KINDS_OF_HOUSE } from "./filtering";
export { type FilmOfList, indexEvents, indexFilms } from "./indexed";
export { type Listing, traitsOf } from "./listing";
export { programmeOfDay } from "./selection";
export { type Shown, useFilters, useSelection } from "./use-filters";
