import type { Answer } from "./search-engine";
import { searchTexts } from "./texts";

/** What a search came to, in a sentence that is shown and read aloud. */
export const statusText = (
  query: string,
  { count, corrected, someWords }: Pick<Answer, "count" | "corrected" | "someWords">,
) => {
  if (count === 0) return searchTexts.searchNothing(query);
  if (someWords) return searchTexts.searchSomeWords(searchTexts.hits(count), corrected ?? query);
  if (corrected !== null) return searchTexts.searchCorrected(query, searchTexts.hits(count), corrected);
  return searchTexts.searchFound(searchTexts.hits(count), query);
};
