import type { Synonyms } from "../record";
import { stemOf } from "./inflection";
import { tellingWords } from "./words";

const stems = (text: string): readonly string[] => tellingWords(text).map(stemOf);

/**
 * What a query may also be put as: where it has one of the words, what is to be found for them stands in its place.
 * @param words The telling words of the query.
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
    return entry.find.map((phrase) => [...rest, ...tellingWords(phrase)]);
  });
};
