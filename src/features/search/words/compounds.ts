import { stemOf, withoutEnding } from "./inflection";
import { fold } from "./spelling";
import { isStopWord } from "./words";

/** Shortest part: «sal», «bok», «rom». */
const MIN_LENGTH = 3;
/** A common prefix of several words is a word too when it and the rest of each are this long. */
const MIN_LEARNT_LENGTH = 4;
/** The minimum length of a last part whose first part is unknown. */
const MIN_END_LENGTH = 4;
const SHORT_IN_TEXTS = 2;
const JOINTS = ["", "s", "e"];

/** The words by which compounds are split. */
export type Vocabulary = ReadonlySet<string>;

/**
 * Words that occur in compounds only: «senior», when there are a «seniorkino» and a «seniorkafé» and both «kino» and
 * «kafé» are known.
 */
const learnt = (vocabulary: Vocabulary): readonly string[] => {
  const rests = new Map<string, Set<string>>();
  for (const word of vocabulary) {
    for (let at = MIN_LEARNT_LENGTH; at <= word.length - MIN_LEARNT_LENGTH; at++) {
      const rest = word.slice(at);
      if (!vocabulary.has(rest) || vocabulary.has(word.slice(0, at))) continue;
      const stem = stemOf(rest);
      const known = rests.get(word.slice(0, at));
      if (known) known.add(stem);
      else rests.set(word.slice(0, at), new Set([stem]));
    }
  }
  return [...rests].filter(([, { size }]) => size > 1).map(([beginning]) => beginning);
};

/** Words of three letters occur by chance in many others: only those that occur in several texts are parts. */
const isCommon = (word: string, texts: number): boolean => word.length > MIN_LENGTH || texts >= SHORT_IN_TEXTS;

/**
 * The vocabulary of a site's texts: words that may be parts of others.
 * @param texts The words of each text.
 */
export const vocabularyOf = (texts: Iterable<readonly string[]>): Vocabulary => {
  const textsWith = new Map<string, number>();
  for (const words of texts) {
    for (const word of new Set(words)) {
      if (word.length < MIN_LENGTH || isStopWord(word) || /\d/.test(word)) continue;
      textsWith.set(fold(word), (textsWith.get(fold(word)) ?? 0) + 1);
    }
  }
  const vocabulary = new Set<string>();
  for (const [word, count] of textsWith) {
    const stem = withoutEnding(word);
    if (isCommon(word, count)) vocabulary.add(word);
    if (stem.length > MIN_LENGTH && !isStopWord(stem)) vocabulary.add(stem);
  }
  for (const word of learnt(vocabulary)) vocabulary.add(word);
  return vocabulary;
};

const beginnings = (head: string): readonly string[] =>
  JOINTS.filter((joint) => head.endsWith(joint))
    .map((joint) => head.slice(0, head.length - joint.length))
    .filter((part) => part.length >= MIN_LENGTH);

const splitAt = (word: string, at: number, vocabulary: Vocabulary): readonly string[] => {
  const tail = word.slice(at);
  if (!vocabulary.has(tail)) return [];
  const head = beginnings(word.slice(0, at)).find((one) => vocabulary.has(one));
  return head === undefined ? [tail] : [head, tail];
};

/**
 * The first and last parts of a compound that are in the vocabulary: «barnefilm» has «barn» and «film»,
 * «formannskapssal» has «sal». They are indexed.
 * @param typed In lower case.
 */
export const partsOf = (typed: string, vocabulary: Vocabulary): readonly string[] => {
  const word = fold(typed);
  const parts = new Set<string>();
  for (const form of new Set([word, withoutEnding(word)])) {
    for (let at = MIN_LENGTH; at <= form.length - MIN_LENGTH; at++) {
      for (const part of splitAt(form, at, vocabulary)) parts.add(part);
    }
  }
  parts.delete(withoutEnding(word));
  return [...parts];
};

/** The two words of a compound; the first as written, with its joint. */
export type Split = readonly [head: string, tail: string];

/**
 * All ways to split a word into two, longest last part first: the last part is the head.
 * @param isKnown Whether a stem is that of a word.
 */
export const splitsOf = async (
  word: string,
  isKnown: (stem: string) => Promise<boolean>,
): Promise<readonly Split[]> => {
  const form = word.toLowerCase().normalize("NFC");
  const splits: Split[] = [];
  for (let at = MIN_LENGTH; at <= form.length - MIN_LENGTH; at++) {
    const head = form.slice(0, at);
    const tail = form.slice(at);
    if (!isStopWord(head) && (await isKnown(stemOf(head))) && (await isKnown(stemOf(tail)))) splits.push([head, tail]);
  }
  return splits;
};

/** The longest known word at the end of a word, which is its head. */
export const knownEnd = async (word: string, isKnown: (stem: string) => Promise<boolean>): Promise<string | null> => {
  const form = word.toLowerCase().normalize("NFC");
  for (let at = MIN_LENGTH; at <= form.length - MIN_END_LENGTH; at++) {
    if (await isKnown(stemOf(form.slice(at)))) return form.slice(at);
  }
  return null;
};
