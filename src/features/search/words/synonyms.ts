import type { Synonyms } from "../record";
import { stemOf } from "./inflection";
import { significantWords } from "./words";

const stems = (text: string): readonly string[] => significantWords(text).map(stemOf);

/**
 * Variants of a query: where it has one of the words, their synonyms replace it.
 * @param words The significant words of the query.
 */
export const withSynonyms = (
  words: readonly string[],
  synonyms: readonly Synonyms[],
): readonly (readonly string[])[] => {
  const typed = words.map(stemOf);
  return synonyms.flatMap((entry) => {
    const meant = entry.words.map(stems).find((one) => one.length > 0 && one.every((stem) => typed.includes(stem)));
    if (meant === undefined) return [];
    const rest = words.filter((_, at) => !meant.includes(typed[at] ?? ""));
    return entry.find.map((phrase) => [...rest, ...significantWords(phrase)]);
  });
};
