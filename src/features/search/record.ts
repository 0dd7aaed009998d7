/** What the build writes into the index, and the browser reads out of it. */

/** The kinds of things that can be found, in no order. */
export const KINDS = ["film", "culture", "room", "page", "article"] as const;

export type Kind = (typeof KINDS)[number];

/** What a result shows of one address; each is a file of its own in the index. */
export interface Shown {
  /** Path on the site. */
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** Names that count nearly as much as the title: directors, casts, headings, what a room is called. */
  readonly names: readonly string[];
  /** What is read in excerpts. */
  readonly text: string;
  /**
   * Start and end of each showing that was not cancelled, in Oslo's wall clock: "2026-12-01T18:00/2026-12-01T20:05".
   */
  readonly showings: readonly string[];
  /** The day of a film's premiere, or null. */
  readonly premiere: string | null;
}

/** One address that can be found. */
export interface SearchRecord extends Shown {
  /** What it is, in one word each: «Film», «Konsert», «Krim». */
  readonly types: readonly string[];
  /** Words that lead here and are never shown. */
  readonly keywords: readonly string[];
  /** Days from the build's day to its next showing, or null when none comes. */
  readonly soon: number | null;
}

/** Words that readers search with, and what is to be found for them besides. */
export interface Synonyms {
  readonly words: readonly string[];
  readonly find: readonly string[];
}

/** Everything that an index is made from. */
export interface SearchContent {
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly Synonyms[];
}

/** Where the page asks which folder the index lies in; never cached, while the folder always is. */
export const INDEX_ADDRESS = "/sok-indeks.json";

/** The beginning of the folder's name; a hash of what is in it follows. */
export const INDEX_FOLDER = "sok-indeks-";

/** The site's own words, one a line, that typing errors are corrected by. */
export const WORD_LIST = "ordliste.txt";
