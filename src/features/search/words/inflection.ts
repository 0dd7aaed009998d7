import { fold } from "./spelling";

const ENDINGS = ["enes", "ene", "ens", "ets", "ers", "ane", "en", "et", "er", "ar", "es", "a", "e", "s"];
const MIN_STEM_LENGTH = 3;

/**
 * A word without its Norwegian ending, approximately: «festsalen» and «festsaler» give «festsal».
 * @param word In lower case.
 */
export const withoutEnding = (word: string): string => {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM_LENGTH);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** «buss» has no ending; «rommene» has one m too many, since no Norwegian word ends in two. «Amme» is not «am». */
const shortened = (word: string): string => {
  if (word.endsWith("mm") && word.length > MIN_STEM_LENGTH) return word.slice(0, -1);
  return word.endsWith("ss") ? word : withoutEnding(word);
};

/**
 * The stem of a word, which is common to all its forms and spellings; the index and queries use stems. «Bøkene» gives
 * «bok», «rommene» and «rom» give «rom».
 */
export const stemOf = (word: string): string => {
  const shorter = shortened(fold(word));
  return shorter === word ? word : stemOf(shorter);
};

const ACTION = /^(.{3,}?)ing(en|er|ene|a)?$/;
const VERB = /^(.{3,}?)(e|er|ere)$/;

/** Words of one verb: the name of the action, and stems of related words. */
export interface Kindred {
  /** Stems that other words are, or continue with a joint: «strikking» gives «strikk», as in «strikkekafé». */
  readonly root: string | null;
  /** The stem of the action: «parkerer» gives «parkering». */
  readonly action: string | null;
}

/** Words of the same verb. */
export const kindredOf = (word: string): Kindred => {
  const form = fold(word);
  return { root: ACTION.exec(form)?.[1] ?? null, action: VERB.test(form) ? `${VERB.exec(form)?.[1]}ing` : null };
};
