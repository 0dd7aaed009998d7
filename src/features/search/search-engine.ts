import { grouped } from "../../../domain/collections/grouped";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { type Found, toFound } from "./found";
import type { IndexFiles } from "./index-files";
import { NOT_SOON } from "./index-format";
import { lookupIn } from "./lookup";
import { best, inAll, inAllOrBetter, matchesOf, type Scores, sumOf, weighted } from "./matching";
import { KINDS, type Kind } from "./record";
import { type AskedTime, askedTime } from "./words/asked-time";
import { knownEnd, splitsOf } from "./words/compounds";
import { type Spelling, spellingFrom } from "./words/corrections";
import { stemOf } from "./words/inflection";
import { markable } from "./words/marks";
import { withSynonyms } from "./words/synonyms";
import { isStopWord, significantWords, wordsOf } from "./words/words";

/** The result of a search. */
export interface Answer {
  /** The number of pages found. */
  readonly count: number;
  /** What was searched for instead, when the query had no results: corrected words, or parts of compounds. */
  readonly corrected: string | null;
  /** True when no page has all the words, and the results have some of them. */
  readonly someWords: boolean;
  /** The kinds of the pages found, in the order in which they are shown, with the number of each. */
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  /** The next results, best first: of one kind, or of all. */
  readonly show: (from: number, to: number, kind?: Kind) => Promise<readonly Found[]>;
}

export interface SearchEngine {
  /** @param now The visitor's moment, by which «i morgen» is read. */
  readonly search: (query: string, now: LocalDateTime) => Promise<Answer>;
  /** Prefetches the files for the current input. */
  readonly preload: (query: string) => Promise<void>;
}

/** The weight of results by other words than the typed ones. */
const BY_SYNONYMS = 0.8;
const BY_PARTS = 0.3;
/** The weight of what takes place at the time that is asked about, and of what takes place at another. */
const THEN = 1.1;
const NOT_THEN = 0.9;
/** What a word is among the keywords of a page, or better; see `build/terms.ts`. */
const KEYWORD = 8;
/** How much the programme comes before other pages that only mention a word. */
const PROGRAMME_FIRST = 5;
/** What a word is among the names of a page, in part and whole; such a page stands behind films and events. */
const NAMED = { part: 11, whole: 13 };
const BEHIND_PROGRAMME = 0.8;
/** With fewer pages than this, the parts of a compound are searched for too. */
const FEW = 3;

/** The replacement of a typed word without results. */
interface Correction {
  readonly words: readonly string[];
  /** As shown to the visitor. */
  readonly shown: string;
}

/** Words for the programme as a whole, with the keyword of those that they mean. */
const PROGRAMME: ReadonlyMap<string, string | null> = new Map(
  Object.entries({
    film: "film",
    kino: "film",
    kinoprogram: "film",
    arrangement: "arrangement",
    kultur: "arrangement",
    kulturprogram: "arrangement",
    program: null,
    forestilling: null,
    visning: null,
  }).map(([word, keyword]) => [stemOf(word), keyword]),
);

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

  const eachOf = (words: readonly string[]): Promise<readonly Scores[]> =>
    Promise.all(words.map((word) => matchesOf(word, lookup)));

  const isKnown = async (stem: string): Promise<boolean> => (await lookup.exactly(stem)) !== null;

  /** The parts of a compound with the most pages, and those pages. */
  const byParts = async (word: string): Promise<{ readonly parts: readonly string[]; readonly scores: Scores }> => {
    let most = { parts: [] as readonly string[], scores: EMPTY };
    for (const parts of await splitsOf(word, isKnown)) {
      const scores = inAll(await eachOf(parts));
      if (scores.size > most.scores.size) most = { parts, scores };
    }
    return most;
  };

  /** The pages with all the words, or with their synonyms, and the words that matched. */
  const found = async (words: readonly string[], query = words, join = inAllOrBetter) => {
    const { synonyms } = await files.catalogue();
    const others = withSynonyms(query, synonyms);
    // A question that the site knows is not searched for by its «hva» and «hvor» too.
    const isQuestion = others.length > 0 && words.every(isStopWord);
    const [own = EMPTY, ...rest] = await Promise.all(
      [isQuestion ? [] : words, ...others].map(async (some) => join(await eachOf(some))),
    );
    const meant = weighted(best(rest), BY_SYNONYMS);
    const used = others.filter((_, at) => (rest[at]?.size ?? 0) > 0).map((other) => other.join(" "));
    return {
      scores: sumOf([own, meant]),
      words: [...new Set([words, ...others].flat())],
      instead: own.size === 0 && used.length > 0 ? used.join("» eller «") : null,
    };
  };

  const answer = async (
    scores: Scores,
    words: readonly string[],
    how: Partial<Pick<Answer, "corrected" | "someWords">> & { readonly asked?: AskedTime | null } = {},
  ): Promise<Answer> => {
    const { soon, kinds } = await files.catalogue();
    const soonest = ([page]: readonly [number, number]) => soon.charCodeAt(page);
    const pages = [...scores].sort((a, b) => b[1] - a[1] || soonest(a) - soonest(b) || a[0] - b[0]);
    const byKind = grouped(pages, ([page]) => KINDS[Number(kinds.charAt(page))] ?? "page");
    const bestOf = (kind: Kind): number => byKind.get(kind)?.[0]?.[1] ?? 0;
    const programme = Math.max(bestOf("film"), bestOf("culture"));
    const lead = (kind: Kind): number => {
      if (kind === "film" || kind === "culture") return programme;
      const score = bestOf(kind);
      return score >= NAMED.part && score <= NAMED.whole ? score * BEHIND_PROGRAMME : score;
    };
    const terms = markable(words.join(" "));
    const { asked = null, ...rest } = how;
    return {
      count: pages.length,
      corrected: null,
      someWords: false,
      kinds: [...byKind]
        .map(([kind, { length }]) => ({ kind, count: length }))
        .sort((a, b) => lead(b.kind) - lead(a.kind) || bestOf(b.kind) - bestOf(a.kind)),
      show: async (from, to, kind) =>
        (
          await Promise.all((kind ? (byKind.get(kind) ?? []) : pages).slice(from, to).map(([page]) => files.page(page)))
        ).map((one) => toFound(one, terms, asked)),
      ...rest,
    };
  };

  /** What to search for instead of a word: itself when it has results, the corrected spelling, or its parts. */
  const correctionOf = async (word: string): Promise<Correction> => {
    const { scores, instead } = await found([word]);
    if (scores.size > 0) return { words: [word], shown: instead ?? word };
    const right = (await getSpelling()).correct(word);
    const isWhole = right !== null && Math.abs(right.length - word.length) <= 1;
    const { parts } = isWhole ? { parts: [] } : await byParts(word);
    if (parts.length > 0) return { words: parts, shown: parts.join(" + ") };
    if (right !== null) return { words: [right], shown: right };
    const end = (await knownEnd(word, isKnown)) ?? word;
    return { words: [end], shown: end };
  };

  /** The programme comes before other pages that only mention a word. */
  const programmeFirst = async (scores: Scores): Promise<Scores> => {
    const { soon } = await files.catalogue();
    const isComing = (page: number): boolean => soon.charAt(page) !== NOT_SOON;
    return new Map(
      [...scores].map(([page, score]) => [page, score + (score < KEYWORD && isComing(page) ? PROGRAMME_FIRST : 0)]),
    );
  };

  /** @param weigh Changes the scores by what else is asked. */
  const byWords = async (
    query: string,
    asked: AskedTime | null,
    weigh: (scores: Scores) => Scores | Promise<Scores>,
  ): Promise<Answer> => {
    const words = significantWords(query);
    const direct = await found(words, wordsOf(query));
    if (direct.scores.size > 0) {
      const [only = ""] = words;
      const how = { corrected: direct.instead, asked };
      if (words.length > 1 || direct.scores.size >= FEW) return answer(await weigh(direct.scores), direct.words, how);
      const { parts, scores } = await byParts(only);
      const more = best([direct.scores, weighted(scores, BY_PARTS)]);
      return answer(await weigh(more), [...direct.words, ...parts], how);
    }
    if (words.length === 0) return answer(EMPTY, words);

    const corrections = await Promise.all(words.map(correctionOf));
    const second = corrections.flatMap((one) => one.words);
    const isCorrected = corrections.some(({ shown }, at) => shown !== words[at]);
    const corrected = isCorrected ? corrections.map(({ shown }) => shown).join(" ") : null;
    const both = isCorrected ? await found(second, second, words.length > 1 ? inAllOrBetter : inAll) : direct;
    if (both.scores.size > 0) return answer(await weigh(both.scores), both.words, { corrected, asked });

    const each = second.length > 1 ? await Promise.all(second.map((word) => found([word]))) : [];
    const some = sumOf(each.map(({ scores }) => weighted(scores, rarity(scores))));
    return answer(await weigh(some), second, some.size > 0 ? { corrected, someWords: true, asked } : {});
  };

  /** What takes place at a time that is asked about, in order; and with words, also their other pages. */
  const byTime = async (query: string, asked: AskedTime, now: LocalDateTime): Promise<Answer> => {
    const times = (await files.times()).filter(
      ([, start, end]) => start >= asked.from && start < asked.to && end > now,
    );
    const then = [...new Set(times.map(([page]) => page))];
    const words = wordsOf(asked.rest).filter((word) => !isStopWord(word));
    const kinds = words.map((word) => PROGRAMME.get(stemOf(word)));
    if (kinds.includes(undefined)) {
      const { soon } = await files.catalogue();
      const factor = (page: number) => (then.includes(page) ? THEN : soon.charAt(page) === NOT_SOON ? 1 : NOT_THEN);
      return byWords(
        asked.rest,
        asked,
        (scores) => new Map([...scores].map(([page, score]) => [page, score * factor(page)])),
      );
    }
    const ofKinds = await Promise.all(kinds.flatMap((kind) => (kind ? [matchesOf(kind, lookup)] : [])));
    const pages = then.filter((page) => ofKinds.every((scores) => (scores.get(page) ?? 0) >= KEYWORD));
    if (pages.length > 0) return answer(new Map(pages.map((page, at) => [page, -at])), words, { asked });
    const [mentioned, lists] = await Promise.all([
      /\d/.test(query) ? eachOf(significantWords(query)).then(inAll) : EMPTY,
      found(["program"]),
    ]);
    return answer(sumOf([mentioned, weighted(lists.scores, BY_PARTS)]), [...significantWords(query), ...lists.words], {
      corrected: "program",
    });
  };

  return {
    search: (query, now) => {
      const asked = askedTime(query, dateOf(now));
      return asked ? byTime(query, asked, now) : byWords(query, null, programmeFirst);
    },
    preload: async (query) => {
      await found(significantWords(query));
    },
  };
};
