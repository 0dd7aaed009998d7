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
