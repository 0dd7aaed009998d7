import { type Found, toFound } from "./found";
import type { Fragment, Pagefind, RawResult } from "./pagefind";
import { type Spelling, spellingFrom } from "./words/corrections";
import { markable } from "./words/marks";
import { fold } from "./words/spelling";
import { isStopWord, wordsOf } from "./words/words";

/** What a search gave. */
export interface Answer {
  /** How many pages were found in all. */
  readonly count: number;
  /** What was searched for instead, when the typed words gave nothing: corrected words. */
  readonly corrected: string | null;
  /** True when no page has all the words, and those with some of them are given. */
  readonly someWords: boolean;
  /** The next results, best first. */
  readonly show: (from: number, to: number) => Promise<readonly Found[]>;
}

interface EngineParts {
  readonly pagefind: Pick<Pagefind, "search" | "preload">;
  /** Loaded only when something that was typed is not found. */
  readonly loadWords: () => Promise<readonly string[]>;
}

const NOTHING: readonly RawResult[] = [];

/** Pages with any of the words; more words and better places come first. */
const union = (lists: readonly (readonly RawResult[])[]): readonly RawResult[] => {
  const best = new Map<string, RawResult>();
  for (const result of lists.flat()) {
    const before = best.get(result.id);
    best.set(result.id, before ? { ...result, score: before.score + result.score } : result);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
};

export interface SearchEngine {
  readonly search: (query: string) => Promise<Answer>;
  /** Fetches what a search for what is typed so far will need, while the reader types on. */
  readonly preload: (query: string) => Promise<void>;
}

/** The words of a query that tell what it is about. */
const tellingWords = (query: string): readonly string[] => {
  const typed = wordsOf(query);
  const telling = typed.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : typed;
};

/** A search over one index: all words, then corrected words, then any of the words. */
export const searchEngine = ({ pagefind, loadWords }: EngineParts): SearchEngine => {
  let spelling: Promise<Spelling> | null = null;
  const getSpelling = () => {
    spelling ??= loadWords()
      .then(spellingFrom)
      .catch((error: unknown) => {
        spelling = null;
        throw error;
      });
    return spelling;
  };

  /**
   * Pagefind goes back to ever shorter beginnings of a word that it does not know, and so finds what nobody looked for.
   */
  const holds = ({ content, meta }: Fragment, words: readonly string[]): boolean => {
    const forms = wordsOf([content, ...Object.values(meta)].join(" ")).map(fold);
    return markable(words.join(" ")).every((term) => forms.some((form) => form.startsWith(term)));
  };

  const all = async (words: readonly string[]): Promise<readonly RawResult[]> =>
    words.length === 0 ? NOTHING : (await pagefind.search(words.join(" "))).results;

  const answer = (results: readonly RawResult[], words: readonly string[], how: Partial<Answer> = {}): Answer => {
    const terms = markable(words.join(" "));
    return {
      count: results.length,
      corrected: null,
      someWords: false,
      show: async (from, to) =>
        (await Promise.all(results.slice(from, to).map(({ data }) => data()))).map((one) => toFound(one, terms)),
      ...how,
    };
  };

  /** The pages for some words, or none when the best of them does not have them all. */
  const found = async (words: readonly string[]): Promise<readonly RawResult[]> => {
    const results = await all(words);
    const [best] = results;
    return best && holds(await best.data(), words) ? results : NOTHING;
  };

  /** Pagefind says nothing when it cannot load its words. One that the site knows must be found somewhere. */
  const doubt = async (known: readonly string[]): Promise<void> => {
    for (const word of known) {
      if ((await all([word])).length === 0) throw new Error(`The index does not hold «${word}»`);
    }
  };

  const search = async (query: string): Promise<Answer> => {
    const words = tellingWords(query);
    const direct = await found(words);
    if (direct.length > 0 || words.length === 0) return answer(direct, words);

    const { correct, has } = await getSpelling();
    await doubt(words.filter(has));
    const mended = words.map((word) => correct(word) ?? word);
    const corrected = mended.some((word, at) => word !== words[at]) ? mended.join(" ") : null;
    const second = corrected === null ? NOTHING : await found(mended);
    if (second.length > 0) return answer(second, mended, { corrected });

    const some = words.length > 1 ? union(await Promise.all(mended.map((word) => found([word])))) : NOTHING;
    return answer(some, mended, some.length > 0 ? { corrected, someWords: true } : {});
  };

  return { search, preload: (query) => pagefind.preload(tellingWords(query).join(" ")) };
};
