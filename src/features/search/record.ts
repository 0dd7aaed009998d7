/** What the build writes into the index, and the browser reads out of it. */

/** The kinds of things that can be found, in no order. */
export const KINDS = ["film", "culture", "room", "page", "article"] as const;

export type Kind = (typeof KINDS)[number];

/** One address that can be found. */
export interface SearchRecord {
  /** Path on the site. */
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** Names that count nearly as much as the title: directors, casts, genres, what a room is called. */
  readonly names: readonly string[];
  /** What is read in excerpts. */
  readonly text: string;
  /** Words that lead here and are never shown. */
  readonly keywords: readonly string[];
  /**
   * Start and end of each showing that was not cancelled, in Oslo's wall clock: "2026-12-01T18:00/2026-12-01T20:05".
   */
  readonly showings: readonly string[];
  /** The day of a film's premiere, or null. */
  readonly premiere: string | null;
}

/** Stands between what excerpts show and the words that only help to find it. */
export const HIDDEN_FROM_HERE = " \u241f ";

/** Stands between names, which may hold commas of their own. */
export const NAMES_APART = " · ";

/** Where the page asks which folder the index lies in; never cached, while the folder always is. */
export const INDEX_ADDRESS = "/sok-indeks.json";

/** The beginning of the folder's name; a hash of what is in it follows. */
export const INDEX_FOLDER = "sok-indeks-";

/** The site's own words, one a line, that typing errors are corrected by. */
export const WORD_LIST = "ordliste.txt";
