import { type Found, toFound } from "./found";
import type { IndexFiles } from "./index-files";
import { lookupIn } from "./lookup";
import { best, inAll, matchesOf, type Scores, sumOf, weighted } from "./matching";
import { knownEnd, splitsOf } from "./words/compounds";
import { type Spelling, spellingFrom } from "./words/corrections";
import { markable } from "./words/marks";
import { withSynonyms } from "./words/synonyms";
import { significantWords } from "./words/words";

/** The result of a search. */
export interface Answer {
  /** The number of pages found. */
  readonly count: number;
  /** What was searched for instead, when the query had no results: corrected words, or parts of compounds. */
  readonly corrected: string | null;
  /** True when no page has all the words, and the results have some of them. */
  readonly someWords: boolean;
  /** The next results, best first. */
  readonly show: (from: number, to: number) => Promise<readonly Found[]>;
}

export interface SearchEngine {
  readonly search: (query: string) => Promise<Answer>;
  /** Prefetches the files for the current input. */
  readonly preload: (query: string) => Promise<void>;
}

/** The weight of results by other words than the typed ones. */
const BY_SYNONYMS = 0.6;
const BY_PARTS = 0.3;
/** With fewer pages than this, the parts of a compound are searched for too. */
const FEW = 3;

/** The replacement of a typed word without results. */
interface Correction {
  readonly words: readonly string[];
  /** As shown to the visitor. */
  readonly shown: string;
}

const EMPTY: Scores = new Map();

/** A rare word is more significant than a frequent one. */
const rarity = ({ size }: Scores): number => 1 / Math.log2(2 + size);

/** Searches one index: all words and their synonyms, then corrected words and parts, then any of the words. */
export const searchEngine = (files: IndexFiles): SearchEngine => {
  const lookup = lookupIn(files);
  let spelling: Promise<Spelling> | null = null;
  const getSpelling = () => {
    spelling ??= files
      .wordList()
      .then(spellingFrom)
      .catch((error: unknown) => {
        spelling = null;
        throw error;
      });
    return spelling;
  };

  /** The pages with all of some words. */
  const all = async (words: readonly string[]): Promise<Scores> =>
    inAll(await Promise.all(words.map((word) => matchesOf(word, lookup))));

  const isKnown = async (stem: string): Promise<boolean> => (await lookup.exactly(stem)) !== null;

  /** The parts of a compound with the most pages, and those pages. */
  const byParts = async (word: string): Promise<{ readonly parts: readonly string[]; readonly scores: Scores }> => {
    let most = { parts: [] as readonly string[], scores: EMPTY };
    for (const parts of await splitsOf(word, isKnown)) {
      const scores = await all(parts);
      if (scores.size > most.scores.size) most = { parts, scores };
    }
    return most;
  };

  /** The pages with all the words, or with their synonyms, and the words that matched. */
  const found = async (words: readonly string[]) => {
    const { synonyms } = await files.catalogue();
    const others = withSynonyms(words, synonyms);
    const [own, ...rest] = await Promise.all([words, ...others].map(all));
    const meant = weighted(best(rest), BY_SYNONYMS);
    return { scores: sumOf([own ?? EMPTY, meant]), words: [...new Set([words, ...others].flat())] };
  };

  const answer = async (
    scores: Scores,
    words: readonly string[],
    how: Partial<Pick<Answer, "corrected" | "someWords">> = {},
  ): Promise<Answer> => {
    const { soon } = await files.catalogue();
    const soonest = ([page]: readonly [number, number]) => soon.charCodeAt(page);
    const pages = [...scores].sort((a, b) => b[1] - a[1] || soonest(a) - soonest(b) || a[0] - b[0]);
    const terms = markable(words.join(" "));
    return {
      count: pages.length,
      corrected: null,
      someWords: false,
      show: async (from, to) =>
        (await Promise.all(pages.slice(from, to).map(([page]) => files.page(page)))).map((one) => toFound(one, terms)),
      ...how,
    };
  };

  /** What to search for instead of a word: itself when it has results, the corrected spelling, or its parts. */
  const correctionOf = async (word: string): Promise<Correction> => {
    const { scores } = await found([word]);
    if (scores.size > 0) return { words: [word], shown: word };
    const right = (await getSpelling()).correct(word);
    if (right !== null) return { words: [right], shown: right };
    const { parts } = await byParts(word);
    if (parts.length > 0) return { words: parts, shown: parts.join(" + ") };
    const end = (await knownEnd(word, isKnown)) ?? word;
    return { words: [end], shown: end };
  };

  const search = async (query: string): Promise<Answer> => {
    const words = significantWords(query);
    const direct = await found(words);
    if (direct.scores.size > 0) {
      const [only = ""] = words;
      if (words.length > 1 || direct.scores.size >= FEW) return answer(direct.scores, direct.words);
      const { parts, scores } = await byParts(only);
      return answer(best([direct.scores, weighted(scores, BY_PARTS)]), [...direct.words, ...parts]);
    }
    if (words.length === 0) return answer(EMPTY, words);

    const corrections = await Promise.all(words.map(correctionOf));
    const second = corrections.flatMap((one) => one.words);
    const isCorrected = corrections.some(({ shown }, at) => shown !== words[at]);
    const corrected = isCorrected ? corrections.map(({ shown }) => shown).join(" ") : null;
    const both = isCorrected ? await found(second) : direct;
    if (both.scores.size > 0) return answer(both.scores, both.words, { corrected });

    const each = second.length > 1 ? await Promise.all(second.map((word) => found([word]))) : [];
    const some = sumOf(each.map(({ scores }) => weighted(scores, rarity(scores))));
    return answer(some, second, some.size > 0 ? { corrected, someWords: true } : {});
  };

  return {
    search,
    preload: async (query) => {
      await found(significantWords(query));
    },
  };
};
