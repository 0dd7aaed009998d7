import { distance } from "fastest-levenshtein";

/** "Kråka på kino" → ["kraka", "pa", "kino"]: without case and marks. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Numbers are not misspelt: 2026 is no typing error for 2027. */
const maximumSlips = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2);

/** A swap of two letters is two slips to the distance and one to people. */
const unswapped = (typed: string, word: string): string => {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  return typed[at] !== undefined && typed[at] === word[at + 1] && typed[at + 1] === word[at]
    ? `${typed.slice(0, at)}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`
    : typed;
};

/** 0 for no match; typing errors score under 0.5. */
const wordScore = (typed: string, word: string): number => {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.9;
  if (typed.length >= 3 && word.includes(typed)) return 0.6;
  const most = maximumSlips(typed);
  if (most === 0 || word.length < typed.length - most) return 0;
  const mended = unswapped(typed, word);
  // A word that is being typed, with a letter left out or too many.
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more));
  const slips = Math.min(...[word, ...beginnings].map((one) => distance(mended, one))) + Number(mended !== typed);
  return slips <= most ? 0.45 - 0.1 * slips : 0;
};

export interface Searched {
  /** Words of the title, by `wordsOf`. */
  readonly words: readonly string[];
  /** Words that count less. */
  readonly more: readonly string[];
}

/** How well it matches the typed words, all of which it must have: 0 for not. */
const scoreOf = (typed: readonly string[], { words, more }: Searched): number => {
  let sum = 0;
  for (const one of typed) {
    const best = Math.max(
      0,
      ...words.map((word) => wordScore(one, word)),
      ...more.map((word) => 0.7 * wordScore(one, word)),
    );
    if (best === 0) return 0;
    sum += best;
  }
  return sum / typed.length;
};

/** What matches, the best first; typing errors are forgiven where nothing matches as it is typed. */
export const matching = <One extends Searched>(text: string, all: readonly One[]): readonly One[] => {
  const typed = wordsOf(text);
  if (typed.length === 0) return all;
  const found = all
    .map((one) => ({ one, score: scoreOf(typed, one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const least = (found[0]?.score ?? 0) >= 0.5 ? 0.42 : 0;
  return found.filter(({ score }) => score >= least).map(({ one }) => one);
};
