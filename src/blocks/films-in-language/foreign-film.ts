/** A version of a film as the block has it. */
export type ForeignFilm = Queries.FilmsInLanguageBlockFieldsFragment["productions"][number];
