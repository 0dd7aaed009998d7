/** The public interface of the programme: its views and filters. Blocks load it on demand. */
export { ByFilm } from "./by-film";
export { programmeOfDay } from "./day-address";
export { FilteredList } from "./filtered-list";
export { type FilmOfList, indexEvents, indexFilms } from "./indexed";
export { KINDS_OF_HOUSE } from "./kinds";
export { type Listing, traitsOf } from "./listing";
export { type Shown, useFilters, useSelection } from "./use-filters";
