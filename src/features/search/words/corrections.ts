import { withoutEnding } from "./inflection";
import { fold } from "./spelling";

/** Shorter words are similar to too many others to be corrected. */
const MIN_LENGTH = 4;
/** Shorter ones are similar to the beginning of too many. */
const MIN_LENGTH_IN_PART = 6;

const isOneSwap = (a: string, b: string, at: number): boolean =>
  a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);

/** True when the words differ by one letter too many, missing or wrong, or by two letters in the wrong order. */
export const isOneErrorFrom = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  if (a.length > b.length) return a.slice(at + 1) === b.slice(at);
  return a.slice(at + 1) === b.slice(at + 1) || isOneSwap(a, b, at);
};

/** The rank of a known word as a correction: lower is better, null is not one. */
const distance = (typed: string, known: string): number | null => {
  const strangeStart = typed[0] === known[0] ? 0 : 1;
  if (isOneErrorFrom(typed, known)) return strangeStart;
  if (typed.length < MIN_LENGTH_IN_PART) return null;
  if (isOneErrorFrom(typed, withoutEnding(known))) return strangeStart + 2;
  const lengths = [typed.length, typed.length - 1, typed.length + 1];
  const isBeginning = lengths.some((length) => known.length > length && isOneErrorFrom(typed, known.slice(0, length)));
  return isBeginning ? strangeStart + 4 : null;
};

/** What the site's own words say about a typed one. */
export interface Spelling {
  /** True when it is one of them, or the prefix of one: the index must find it. */
  readonly has: (typed: string) => boolean;
  /** The nearest known word; null for a known or short word, or one with more than one error. */
  readonly correct: (typed: string) => string | null;
}

/**
 * Makes a spelling corrector from the site's own words.
 * @param known The words, most significant first; the earlier wins among equals.
 */
export const spellingFrom = (known: readonly string[]): Spelling => {
  const folded = known.map((word) => ({ word, form: fold(word) }));
  const knows = (typed: string): boolean => {
    const form = fold(typed);
    return folded.some((one) => one.form.startsWith(form));
  };
  const correct = (typed: string): string | null => {
    const form = fold(typed);
    if (form.length < MIN_LENGTH || knows(typed)) return null;
    let best: { readonly word: string; readonly off: number } | null = null;
    for (const one of folded) {
      const off = distance(form, one.form) ?? distance(withoutEnding(form), one.form);
      if (off !== null && (best === null || off < best.off)) best = { word: one.word, off };
    }
    return best?.word ?? null;
  };
  const has = (typed: string): boolean => {
    const form = typed.toLowerCase().normalize("NFC");
    return known.some((word) => word.startsWith(form));
  };
  return { has, correct };
};
