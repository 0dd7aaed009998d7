import type { LocalDateTime } from "../../../domain/time/local-time";

/** What the build writes into the index, and the browser reads from it. */

/** The kinds of results; the catalogue has the number of each page's. */
export const KINDS = ["film", "culture", "room", "page", "article"] as const;

export type Kind = (typeof KINDS)[number];

/** When something takes place, with what the film platform is asked for its current status by. */
export interface SearchShowing {
  readonly key: string;
  /** Start and end in Oslo's wall clock. */
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
  readonly status: string;
}

/** The data of a result; four are a file of the index. */
export interface Shown {
  /** Path on the site. */
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** Names that rank nearly as high as the title: directors, casts, headings, a room's other names. */
  readonly names: readonly string[];
  /** What it is about, in a sentence. */
  readonly lead: string;
  /** Those that have not ended, earliest first, cancelled ones included; the last one where all have. */
  readonly showings: readonly SearchShowing[];
  /** The day of a film's premiere, or null. */
  readonly premiere: string | null;
  /** The address of a small upright picture. */
  readonly picture: string | null;
  /** The day of an article's last change. */
  readonly updated: string | null;
}

/** One address that can be found. */
export interface SearchRecord extends Shown {
  /** All its text, which is searched. */
  readonly text: string;
  /** What it is, one word each: «Film», «Konsert», «Krim». */
  readonly types: readonly string[];
  /** Search terms that are never shown. */
  readonly keywords: readonly string[];
  /** True when its text is in another language than the site. */
  readonly foreign: boolean;
  /** Days from the build's day to its next showing, or null without one. */
  readonly soon: number | null;
  /** True when all its showings had ended at the build. */
  readonly over: boolean;
}

/** Words of queries with their synonyms, from the site's settings. */
export interface Synonyms {
  readonly words: readonly string[];
  readonly find: readonly string[];
}

/** The input of the index. */
export interface SearchContent {
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly Synonyms[];
}

/** Has the name of the catalogue; never cached, while the files of the index always are. */
export const INDEX_ADDRESS = "/sok-indeks.json";

/** The folder of the index. Each file is named by a digest of its content, so an edit renews few of them. */
export const INDEX_FOLDER = "sok-indeks";
