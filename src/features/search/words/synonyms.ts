import type { Synonyms } from "../record";
import { stemOf } from "./inflection";
import { isStopWord, significantWords, wordsOf } from "./words";

/**
 * Variants of a query: where it has one of the words or questions, their synonyms replace it.
 * @param words All words of the query: a question may have none that is significant.
 */
export const withSynonyms = (
  words: readonly string[],
  synonyms: readonly Synonyms[],
): readonly (readonly string[])[] => {
  const typed = words.map(stemOf);
  return synonyms.flatMap((entry) => {
    const meant = entry.words
      .map((text) => wordsOf(text).map(stemOf))
      .filter((one) => one.every((stem) => typed.includes(stem)))
      .flat();
    if (meant.length === 0) return [];
    const rest = words.filter((word, at) => !isStopWord(word) && !meant.includes(typed[at] ?? ""));
    return entry.find.map((phrase) => [...rest, ...significantWords(phrase)]);
  });
};
