import type { SearchRecord } from "../record";
import { partsOf, type Vocabulary, vocabularyOf } from "../words/compounds";
import { otherSpellings } from "../words/spelling";
import { wordsOf } from "../words/words";

const wordsIn = ({ title, names, text, keywords }: SearchRecord): readonly string[] =>
  wordsOf([title, ...names, text, ...keywords].join(" "));

/** The words of all records, which compounds are split by. */
export const siteVocabulary = (records: readonly SearchRecord[]): Vocabulary => vocabularyOf(records.flatMap(wordsIn));

/** What else some words may be found by: parts of compounds and other spellings, each once. */
export const alsoFoundBy = (words: readonly string[], vocabulary: Vocabulary): readonly string[] => {
  const own = new Set(words);
  const added = new Set<string>();
  for (const word of own) {
    for (const form of [...otherSpellings(word), ...partsOf(word, vocabulary)]) if (!own.has(form)) added.add(form);
  }
  return [...added].sort();
};

/** Everything that leads to a record without being shown. */
export const hiddenWords = (record: SearchRecord, vocabulary: Vocabulary): readonly string[] => [
  ...record.keywords,
  ...alsoFoundBy(wordsIn(record), vocabulary),
];
