import { withoutEnding } from "./inflection";
import { fold } from "./spelling";
import { significantWords, WORD } from "./words";

/** A piece of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const LONG_ENOUGH_INSIDE = 3;

/** What to look for in texts: the words of a query without endings and diacritics. */
export const markable = (query: string): readonly string[] =>
  significantWords(query).map((word) => withoutEnding(fold(word)));

const isHit = (word: string, terms: readonly string[]): boolean => {
  const form = fold(word);
  return terms.some(
    (term) =>
      form.startsWith(term) ||
      (term.length >= LONG_ENOUGH_INSIDE && form.endsWith(term)) ||
      (withoutEnding(form).endsWith(term) && term.length >= LONG_ENOUGH_INSIDE),
  );
};

/** Splits a text at the start and end of matches. The pieces in sequence are the text. */
export const marked = (text: string, terms: readonly string[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(WORD)) {
    if (!isHit(found[0], terms)) continue;
    if (found.index > done) pieces.push({ text: text.slice(done, found.index), hit: false });
    pieces.push({ text: found[0], hit: true });
    done = found.index + found[0].length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
};

/** The approximate length of an excerpt. */
const LENGTH = 180;
const BEFORE = 50;

const wordStart = (text: string, near: number): number => {
  const space = text.lastIndexOf(" ", near);
  return space < 0 ? 0 : space + 1;
};

/** The start of the excerpt with the most matches; a match near the beginning starts there. */
const bestStart = (text: string, hits: readonly number[]): number => {
  let best = { at: 0, count: 0 };
  for (const hit of hits) {
    const at = hit <= BEFORE ? 0 : wordStart(text, hit - BEFORE);
    const count = hits.filter((other) => other >= at && other < at + LENGTH).length;
    if (count > best.count) best = { at, count };
  }
  return best.at;
};

/** The excerpt with the most matches of the query, with the matches marked. */
export const excerpt = (text: string, terms: readonly string[]): readonly Piece[] => {
  const hits = [...text.matchAll(WORD)].filter((found) => isHit(found[0], terms)).map((found) => found.index);
  const start = bestStart(text, hits);
  const rest = text.slice(start);
  const isCut = rest.length > LENGTH;
  const stretch = isCut ? rest.slice(0, Math.max(wordStart(rest, LENGTH) - 1, 1)) : rest;
  return marked(`${start > 0 ? "… " : ""}${stretch.trimEnd()}${isCut ? " …" : ""}`, terms);
};
