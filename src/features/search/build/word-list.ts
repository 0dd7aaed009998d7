import type { SearchRecord } from "../record";
import { withoutEnding } from "../words/inflection";
import { isStopWord, wordsOf } from "../words/words";

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
export const wordList = (records: readonly SearchRecord[]): readonly string[] => {
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
