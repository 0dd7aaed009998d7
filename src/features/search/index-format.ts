import type { LocalDateTime } from "../../../domain/time/local-time";
import type { Synonyms } from "./record";

/**
 * The format of the index: a catalogue, files of words in alphabetical order, and files of four pages each. A page's
 * number is its position in the sorted addresses.
 */

/** The file that every search reads first. */
export interface Catalogue {
  /** The names of the files of words, one after the other: see `nameAt`. */
  readonly words: string;
  /** Those of the files of pages. */
  readonly pages: string;
  /** That of all coming showings, for queries about a day. */
  readonly times: string;
  /** That of the site's own words, one per line, for correcting typing errors. */
  readonly wordList: string;
  /** The first word of each file of words. */
  readonly starts: readonly string[];
  /** One character for each page: days to its next showing in base 36, or NOT_SOON. */
  readonly soon: string;
  /** One digit for each page: its kind's position in KINDS. */
  readonly kinds: string;
  readonly synonyms: readonly Synonyms[];
}

/** A showing: the page's number, its start and its end. */
export type Time = readonly [page: number, start: LocalDateTime, end: LocalDateTime];

/** A name is this many characters of its content's digest in hexadecimal digits. */
export const NAME_LENGTH = 12;

/** One of the names that stand one after the other. */
export const nameAt = (names: string, number: number): string =>
  names.slice(number * NAME_LENGTH, (number + 1) * NAME_LENGTH);

const ENDINGS = { katalog: "json", ord: "txt", ordliste: "txt", sider: "json", tider: "json" } as const;

export type FileKind = keyof typeof ENDINGS;

/** "ord" and "0123456789ab" → "ord-0123456789ab.txt" */
export const fileOf = (kind: FileKind, name: string): string => `${kind}-${name}.${ENDINGS[kind]}`;

/** How many pages a file has: the catalogue names each file, so it would grow with smaller ones. */
export const PAGES_IN_FILE = 4;

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
