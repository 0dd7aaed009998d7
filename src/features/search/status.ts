import { strings } from "../../lib/strings";
import type { Answer } from "./search-engine";

/** What a search came to, in a sentence that is shown and read aloud. */
export const statusText = (
  query: string,
  { count, corrected, someWords }: Pick<Answer, "count" | "corrected" | "someWords">,
) => {
  if (count === 0) return strings.searchNothing(query);
  if (someWords) return strings.searchSomeWords(strings.hits(count), corrected ?? query);
  if (corrected !== null) return strings.searchCorrected(query, strings.hits(count), corrected);
  return strings.searchFound(strings.hits(count), query);
};
