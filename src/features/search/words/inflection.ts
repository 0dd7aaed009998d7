import { fold } from "./spelling";

const ENDINGS = ["enes", "ene", "ens", "ets", "ers", "ane", "en", "et", "er", "ar", "es", "a", "e", "s"];
const SHORTEST_STEM = 3;

/**
 * A word without its Norwegian ending, roughly: «festsalen» and «festsaler» give «festsal».
 * @param word In lower case.
 */
export const withoutEnding = (word: string): string => {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** «buss» has no ending; «rommene» has one m too many, since no Norwegian word ends in two. */
const shortened = (word: string): string => {
  if (word.endsWith("mm")) return word.slice(0, -1);
  return word.endsWith("ss") ? word : withoutEnding(word);
};

/**
 * What all forms and spellings of a word have in common: the index is made of stems, and is asked for stems. «Bøkene»
 * gives «bok», «rommene» and «rom» give «rom».
 */
export const stemOf = (word: string): string => {
  const shorter = shortened(fold(word));
  return shorter === word ? word : stemOf(shorter);
};

const ACTION = /^(.{3,}?)ing(en|er|ene|a)?$/;
const VERB = /^(.{3,}?)(e|er|ere)$/;

/** How words of one root begin or are: what the action is called, and what is done. */
export interface Kindred {
  /** Stems that other words may be, or go on from with a joint: «strikking» gives «strikk», as in «strikkekafé». */
  readonly root: string | null;
  /** The stem of the action: «parkerer» gives «parkering». */
  readonly action: string | null;
}

/** Words that are made of the same verb. */
export const kindredOf = (word: string): Kindred => {
  const form = fold(word);
  return { root: ACTION.exec(form)?.[1] ?? null, action: VERB.test(form) ? `${VERB.exec(form)?.[1]}ing` : null };
};
