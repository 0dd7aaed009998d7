/** The door of the programme: views, filters, and the question whether a child may see the film. */
export { ByFilm } from "./by-film";
export { ChildQuestion } from "./child-question";
export { FilteredProgramme, type Shown } from "./filtered-programme";
export type { Listing } from "./listing";
