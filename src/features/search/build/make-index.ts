import { createHash } from "node:crypto";
import { byText } from "../../../../domain/collections/by-text";
import {
  CATALOGUE,
  type Catalogue,
  encodePostings,
  type Posting,
  pageFile,
  soonMark,
  TIMES,
  type Time,
  wordsFile,
} from "../index-format";
import { INDEX_FOLDER, type SearchContent, type SearchRecord, type Shown, WORD_LIST } from "../record";
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

/** A finished index: its folder, whose name is a hash of the content, and its files by path in the folder. */
export interface SearchIndex {
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The number of characters of a file of words: a search reads one or two files. */
const LENGTH_OF_WORDS = 16_000;

const folderName = (files: ReadonlyMap<string, Uint8Array>): string => {
  const hash = createHash("sha256");
  for (const [path, content] of files) hash.update(path).update("\0").update(content).update("\0");
  return `${INDEX_FOLDER}${hash.digest("hex").slice(0, 16)}`;
};

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);

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

/** Lines, grouped into files of about the same length. */
const inFiles = (lines: readonly string[]): readonly (readonly string[])[] => {
  const files: string[][] = [[]];
  let length = 0;
  for (const line of lines) {
    if (length > 0 && length + line.length > LENGTH_OF_WORDS) {
      files.push([]);
      length = 0;
    }
    files.at(-1)?.push(line);
    length += line.length + 1;
  }
  return files;
};

const times = (records: readonly SearchRecord[]): readonly Time[] =>
  records
    .flatMap(({ showings }, page) => showings.map(({ start, end }): Time => [page, start, end]))
    .sort(byText(([, start]) => start));

const shown = ({ url, kind, title, names, text, showings, premiere, picture, updated }: SearchRecord): Shown => ({
  url,
  kind,
  title,
  names,
  text,
  showings,
  premiere,
  picture,
  updated,
});

/** Makes the index of all records, with the word list. The same content gives the same folder name. */
export const makeIndex = ({ records, synonyms }: SearchContent): SearchIndex => {
  const sorted = records.toSorted((a, b) => byCode(a.url, b.url));
  const words = inFiles(wordLines(sorted));
  const catalogue: Catalogue = {
    starts: words.map(([first = ""]) => first.split(" ")[0] ?? ""),
    soon: sorted.map(({ soon }) => soonMark(soon)).join(""),
    synonyms,
  };
  const texts: readonly (readonly [string, string])[] = [
    [CATALOGUE, JSON.stringify(catalogue)],
    [TIMES, JSON.stringify(times(sorted))],
    [WORD_LIST, wordList(sorted).join("\n")],
    ...words.map((lines, number) => [wordsFile(number), lines.join("\n")] as const),
    ...sorted.map((record, number) => [pageFile(number), JSON.stringify(shown(record))] as const),
  ];
  const encoder = new TextEncoder();
  const files = new Map(
    texts.toSorted(([a], [b]) => byCode(a, b)).map(([path, text]) => [path, encoder.encode(text)] as const),
  );
  return { folder: folderName(files), files };
};
