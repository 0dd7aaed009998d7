/** Spellings of one word: å and aa, ø and oe, æ and ae, with and without diacritics. */

const strip = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "");

/**
 * One form for all spellings of a word, for comparisons only: «Åpning», «aapning» and «apning» are equal, and so are
 * «brødre», «broedre» and «brodre». Letters of mathematics are those that they look like.
 */
export const fold = (word: string): string =>
  strip(
    word
      .normalize("NFKC")
      .toLowerCase()
      .replace(/å|aa/g, "a")
      .replace(/ø|ö|oe/g, "o")
      .replace(/æ|ä|ae/g, "e"),
  );

const replaceAll = (word: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((spelt, [from, to]) => spelt.replaceAll(from, to), word);

const SPELT_OUT = [
  ["å", "aa"],
  ["ø", "oe"],
  ["æ", "ae"],
] as const;
const DRAWN_TOGETHER = SPELT_OUT.map(([letter, two]) => [two, letter] as const);
const BARE = [
  ["å", "a"],
  ["ø", "o"],
  ["æ", "e"],
] as const;

/**
 * Other spellings that a visitor may type: «åpen» as «aapen» and «apen», «Baard» as «bård».
 * @param word In lower case.
 */
export const otherSpellings = (word: string): readonly string[] => {
  const composed = word.normalize("NFC");
  const spellings = [SPELT_OUT, DRAWN_TOGETHER, BARE].map((pairs) => replaceAll(composed, pairs));
  return [...new Set([...spellings, strip(replaceAll(composed, BARE))])].filter((spelling) => spelling !== composed);
};
