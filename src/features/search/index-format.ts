import type { LocalDateTime } from "../../../domain/time/local-time";
import type { Synonyms } from "./record";

/**
 * The format of the index: a catalogue, files of words in alphabetical order, and one file for each page. A page's
 * number is its position in the sorted addresses.
 */

/** The file that every search reads first. */
export interface Catalogue {
  /** The first word of each file of words. */
  readonly starts: readonly string[];
  /** One character for each page: days to its next showing in base 36, or NOT_SOON. */
  readonly soon: string;
  readonly synonyms: readonly Synonyms[];
}

export const CATALOGUE = "katalog.json";

/** The file of all showings, for queries about a day. */
export const TIMES = "tider.json";

/** A showing: the page's number, its start and its end. */
export type Time = readonly [page: number, start: LocalDateTime, end: LocalDateTime];

export const wordsFile = (number: number): string => `ord/${number}.txt`;

export const pageFile = (number: number): string => `sider/${number}.json`;

/** For a page without a showing soon. It sorts after all digits of base 36. */
export const NOT_SOON = "~";
const BASE = 36;

export const soonMark = (days: number | null): string =>
  days === null ? NOT_SOON : Math.max(0, Math.min(days, BASE - 1)).toString(BASE);

/** An occurrence of a word: the page's number, and how well the word describes the page, from 1 to 26. */
export type Posting = readonly [page: number, level: number];

const A = 64;
const POSTING = /([0-9a-z]*)([A-Z])/g;

/** Postings in the order of their pages, as differences in base 36, each followed by its level as a letter. */
export const encodePostings = (postings: readonly Posting[]): string =>
  postings
    .map(([page, level], at) => {
      const step = page - (postings[at - 1]?.[0] ?? -1) - 1;
      return `${step === 0 ? "" : step.toString(BASE)}${String.fromCharCode(A + level)}`;
    })
    .join("");

export const decodePostings = (text: string): readonly Posting[] => {
  let page = -1;
  return Array.from(text.matchAll(POSTING), ([, step = "", level = ""]): Posting => {
    page += 1 + (step === "" ? 0 : Number.parseInt(step, BASE));
    return [page, level.charCodeAt(0) - A];
  });
};
