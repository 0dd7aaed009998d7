import { withoutEnding } from "./inflection";
import { isStopWord } from "./words";

/** Shortest part: «sal», «bok», «rom». */
const SHORTEST = 3;
/** A beginning counts with a known rest only, unless it is as long as this. */
const TELLING = 5;
const JOINTS = ["", "s", "e"];

/** The words that compounds are split by. */
export type Vocabulary = ReadonlySet<string>;

/** What a site's texts are made of, as the words that may be parts of other words. */
export const vocabularyOf = (words: Iterable<string>): Vocabulary => {
  const vocabulary = new Set<string>();
  for (const word of words) {
    if (word.length < SHORTEST || isStopWord(word) || /\d/.test(word)) continue;
    vocabulary.add(word);
    const stem = withoutEnding(word);
    if (!isStopWord(stem)) vocabulary.add(stem);
  }
  return vocabulary;
};

const beginnings = (head: string): readonly string[] =>
  JOINTS.filter((joint) => head.endsWith(joint))
    .map((joint) => head.slice(0, head.length - joint.length))
    .filter((part) => part.length >= SHORTEST);

const splitAt = (word: string, at: number, vocabulary: Vocabulary): readonly string[] => {
  const tail = word.slice(at);
  const knownHead = beginnings(word.slice(0, at)).find((head) => vocabulary.has(head));
  const knownTail = vocabulary.has(tail) ? tail : undefined;
  if (knownTail === undefined && (knownHead?.length ?? 0) < TELLING) return [];
  return [knownHead, knownTail].filter((part) => part !== undefined);
};

/**
 * The words that a compound begins and ends with, as far as the site itself knows them: «barnefilm» has «barn» and
 * «film», «formannskapssal» has «sal». No search engine splits Norwegian compounds, so the index is given the parts.
 * @param word In lower case.
 */
export const partsOf = (word: string, vocabulary: Vocabulary): readonly string[] => {
  const parts = new Set<string>();
  for (const form of new Set([word, withoutEnding(word)])) {
    for (let at = SHORTEST; at <= form.length - SHORTEST; at++) {
      for (const part of splitAt(form, at, vocabulary)) parts.add(part);
    }
  }
  parts.delete(withoutEnding(word));
  return [...parts];
};
