import type { Answer } from "./search-engine";
import { searchTexts } from "./texts";

/** The outcome of a search as a sentence, which is shown and announced. */
export const statusText = (
  query: string,
  { count, corrected, someWords }: Pick<Answer, "count" | "corrected" | "someWords">,
) => {
  if (count === 0) return searchTexts.searchNothing(query);
  if (someWords) return searchTexts.searchSomeWords(query, searchTexts.hits(count), corrected);
  if (corrected !== null) return searchTexts.searchCorrected(query, searchTexts.hits(count), corrected);
  return searchTexts.searchFound(searchTexts.hits(count), query);
};
