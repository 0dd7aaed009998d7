/** The public interface of the programme: its views and filters. Blocks load it on demand. */
export { ByFilm } from "./by-film";
export { programmeOfDay } from "./day-address";
export { FilteredFilms } from "./filtered-films";
export type { Shown } from "./filtered-list";
export { FilteredProgramme } from "./filtered-programme";
export { KINDS_OF_HOUSE } from "./kinds";
export { type Listing, traitsOf } from "./listing";
export { useSelection } from "./use-selection";
