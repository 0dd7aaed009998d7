import { createHash } from "node:crypto";
import { byText } from "../../../../domain/collections/by-text";
import {
  type Catalogue,
  encodePostings,
  type FileKind,
  fileOf,
  NAME_LENGTH,
  PAGES_IN_FILE,
  type Posting,
  soonMark,
  type Time,
} from "../index-format";
import { KINDS, type SearchContent, type SearchRecord, type Shown } from "../record";
import { withoutEnding } from "../words/inflection";
import { isStopWord, wordsOf } from "../words/words";
import { siteVocabulary, termsBy } from "./terms";

/** A longer list would slow a large site's first search; titles and names come first, then the words of most pages. */
const MAX_LIST_LENGTH = 2_000;
const MIN_WORD_LENGTH = 4;

/** For each word its most significant form: typing errors are found without endings. */
const oneForm = (words: readonly string[]): readonly string[] => {
  const forms = new Map<string, string>();
  for (const word of words) {
    const stem = withoutEnding(word);
    if (!forms.has(stem)) forms.set(stem, word);
  }
  return [...forms.values()];
};

/** Words that visitors are likely to search for, most significant first, for correcting spelling. */
const wordList = (records: readonly SearchRecord[]): readonly string[] => {
  const pages = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const word of new Set(wordsOf(text))) pages.set(word, (pages.get(word) ?? 0) + weight);
  };
  for (const { foreign, title, names, text, keywords } of records) {
    // A Norwegian word is not corrected to an English one.
    if (foreign) continue;
    count([title, ...names].join(" "), records.length);
    count([text, ...keywords].join(" "), 1);
  }
  const words = [...pages]
    .filter(([word]) => word.length >= MIN_WORD_LENGTH && !isStopWord(word) && !/\d/.test(word))
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .map(([word]) => word);
  return oneForm(words).slice(0, MAX_LIST_LENGTH);
};

/** A finished index: the name of its catalogue, and its files by name. */
export interface SearchIndex {
  readonly catalogue: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The number of characters of a file of words, except for the last one: a search reads one or two files. */
const MIN_LENGTH_OF_WORDS = 8_000;
const MAX_LENGTH_OF_WORDS = 32_000;
/** One word in so many ends a file. */
const WORDS_IN_FILE = 256;

const digestOf = (text: string | Uint8Array): string => createHash("sha256").update(text).digest("hex");

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);

/** The stem of a line. */
const stemOf = (line: string): string => line.slice(0, line.indexOf(" "));

/** One line for each stem, in order: the stem, a space, and its postings. */
const wordLines = (records: readonly SearchRecord[]): readonly string[] => {
  const termsOf = termsBy(siteVocabulary(records));
  const postings = new Map<string, Posting[]>();
  for (const [page, record] of records.entries()) {
    for (const [stem, level] of termsOf(record)) {
      const before = postings.get(stem);
      if (before) before.push([page, level]);
      else postings.set(stem, [[page, level]]);
    }
  }
  return [...postings].sort(([a], [b]) => byCode(a, b)).map(([stem, where]) => `${stem} ${encodePostings(where)}`);
};

/** Whether a file of words ends before a word, told by the word alone. */
const endsFile = (stem: string): boolean => Number.parseInt(digestOf(stem).slice(0, 8), 16) % WORDS_IN_FILE === 0;

/**
 * Lines, grouped into files. Where one ends depends on its words and not on their number, so a new word does not move
 * the ends of all files after it.
 */
const inFiles = (lines: readonly string[]): readonly (readonly string[])[] => {
  const files: string[][] = [[]];
  let length = 0;
  for (const line of lines) {
    const isLong = length + line.length > MAX_LENGTH_OF_WORDS;
    if (length > 0 && (isLong || (length >= MIN_LENGTH_OF_WORDS && endsFile(stemOf(line))))) {
      files.push([]);
      length = 0;
    }
    files.at(-1)?.push(line);
    length += line.length + 1;
  }
  return files;
};

const inGroups = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const times = (records: readonly SearchRecord[]): readonly Time[] =>
  records
    .flatMap(({ showings, over }, page) => (over ? [] : showings.map(({ start, end }): Time => [page, start, end])))
    .sort(byText(([, start]) => start));

const shown = ({ url, kind, title, names, lead, showings, premiere, picture, updated }: SearchRecord): Shown => ({
  url,
  kind,
  title,
  names,
  lead,
  showings,
  premiere,
  picture,
  updated,
});

/** Makes the index of all records. The same content gives the same files. */
export const makeIndex = ({ records, synonyms }: SearchContent): SearchIndex => {
  const sorted = records.toSorted((a, b) => byCode(a.url, b.url));
  const words = inFiles(wordLines(sorted));
  const files = new Map<string, Uint8Array>();
  /** Adds a file, and returns its name as the catalogue has it. */
  const add = (kind: FileKind, text: string): string => {
    const content = new TextEncoder().encode(text);
    const name = digestOf(content).slice(0, NAME_LENGTH);
    files.set(fileOf(kind, name), content);
    return name;
  };
  const catalogue: Catalogue = {
    starts: words.map(([first = ""]) => stemOf(first)),
    soon: sorted.map(({ soon }) => soonMark(soon)).join(""),
    kinds: sorted.map(({ kind }) => KINDS.indexOf(kind)).join(""),
    synonyms,
    words: words.map((lines) => add("ord", lines.join("\n"))).join(""),
    pages: inGroups(sorted.map(shown), PAGES_IN_FILE)
      .map((group) => add("sider", JSON.stringify(group)))
      .join(""),
    times: add("tider", JSON.stringify(times(sorted))),
    wordList: add("ordliste", wordList(sorted).join("\n")),
  };
  return { catalogue: add("katalog", JSON.stringify(catalogue)), files };
};
