import type { SearchRecord } from "../record";
import { partsOf, type Vocabulary, vocabularyOf } from "../words/compounds";
import { stemOf } from "../words/inflection";
import { significantWords, wordsOf } from "../words/words";

/**
 * How well a word describes the page, from 1 to 26: as the only word of a title, as the type of page, in a title, among
 * names, as a keyword, in the text. A whole word has a higher level than a part of a compound.
 */
const WHAT_IT_IS = 23;
/** By the number of significant words in the title: one, two, more. The first of several is one level higher. */
const IN_TITLE = [
  { whole: 26, part: 17 },
  { whole: 20, part: 16 },
  { whole: 18, part: 15 },
] as const;
const AMONG_NAMES = { whole: 13, part: 11 };
const KEYWORD = { whole: 9, part: 8 };
const IN_TEXT = { whole: 2, part: 1 };
/** The additional levels of a word that occurs throughout a text. */
const MAX_COUNT = 5;

type Levels = Map<string, number>;

/** All words of some records, by which compounds are split. */
export const siteVocabulary = (records: readonly SearchRecord[]): Vocabulary =>
  vocabularyOf(
    records.map(({ title, names, types, text, keywords }) =>
      wordsOf([title, ...names, ...types, text, ...keywords].join(" ")),
    ),
  );

interface Stems {
  readonly own: string;
  readonly parts: readonly string[];
}

/** Returns the stems of a word and of its parts, cached by word. */
const stemmer = (vocabulary: Vocabulary): ((word: string) => Stems) => {
  const known = new Map<string, Stems>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const own = stemOf(word);
    const parts = [...new Set(partsOf(word, vocabulary).map(stemOf))].filter((part) => part !== own);
    const stems = { own, parts };
    known.set(word, stems);
    return stems;
  };
};

/** Returns the stems of a record, each with its level. */
export const termsBy = (vocabulary: Vocabulary): ((record: SearchRecord) => ReadonlyMap<string, number>) => {
  const stemsOf = stemmer(vocabulary);
  return ({ title, names, types, text, keywords }) => {
    const levels: Levels = new Map();
    const put = (stem: string, level: number) => levels.set(stem, Math.max(levels.get(stem) ?? 0, level));
    const putAll = (texts: readonly string[], { whole, part }: { readonly whole: number; readonly part: number }) => {
      for (const word of texts.flatMap(significantWords)) {
        const { own, parts } = stemsOf(word);
        put(own, whole);
        for (const stem of parts) put(stem, part);
      }
    };
    const [first = "", ...others] = significantWords(title);
    const inTitle = IN_TITLE[Math.min(others.length, IN_TITLE.length - 1)] ?? IN_TITLE[0];
    putAll([title], inTitle);
    if (others.length > 0) put(stemsOf(first).own, inTitle.whole + 1);
    putAll(types, { whole: WHAT_IT_IS, part: AMONG_NAMES.part });
    putAll(names, AMONG_NAMES);
    putAll(keywords, KEYWORD);
    const often = new Map<string, number>();
    for (const word of significantWords(text)) {
      const { own, parts } = stemsOf(word);
      often.set(own, (often.get(own) ?? 0) + 1);
      for (const stem of parts) put(stem, IN_TEXT.part);
    }
    for (const [stem, times] of often) put(stem, IN_TEXT.whole + Math.min(times - 1, MAX_COUNT));
    return levels;
  };
};
