/** The door of the programme: its views and filters. Blocks load it on demand. */
export { ByFilm } from "./by-film";
export { FilteredFilms } from "./filtered-films";
export type { Shown } from "./filtered-list";
export { FilteredProgramme } from "./filtered-programme";
export type { Listing } from "./listing";
