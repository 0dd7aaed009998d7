import type { Synonyms } from "./record";

/**
 * How the index is written: a catalogue, files of words in the order of the alphabet, and one file for each page. A
 * page's number is its place among the addresses in order.
 */

/** What every search reads first. */
export interface Catalogue {
  /** The first word of each file of words. */
  readonly starts: readonly string[];
  /** One character for each page: days to its next showing in base 36, or NOT_SOON. */
  readonly soon: string;
  readonly synonyms: readonly Synonyms[];
}

export const CATALOGUE = "katalog.json";

export const wordsFile = (number: number): string => `ord/${number}.txt`;

export const pageFile = (number: number): string => `sider/${number}.json`;

/** Stands for a page that nothing is shown of soon. It sorts after all digits of base 36. */
export const NOT_SOON = "~";
const BASE = 36;

export const soonMark = (days: number | null): string =>
  days === null ? NOT_SOON : Math.max(0, Math.min(days, BASE - 1)).toString(BASE);

/** Where a word stands: the page's number, and how well the word tells what the page is about, from 1 to 26. */
export type Posting = readonly [page: number, level: number];

const A = 64;
const POSTING = /([0-9a-z]*)([A-Z])/g;

/** Postings in the order of their pages, as steps in base 36 with the level as a letter after each. */
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
