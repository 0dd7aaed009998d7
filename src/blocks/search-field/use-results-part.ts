import { useCallback, useEffect, useState } from "react";
import { loadTwice } from "../../lib/fetch-code";

type Search = typeof import("../../features/search/search");

/** The code of the search: not requested yet, loaded, or failed. */
export type ResultsPart = Search["SearchResults"] | "missing" | null;

/**
 * Loads the search on demand, and none of its code earlier.
 * @param wanted True when there is something to search for.
 */
export const useResultsPart = (wanted: boolean): readonly [ResultsPart, () => void] => {
  const [part, setPart] = useState<ResultsPart>(null);
  const load = useCallback(() => {
    loadTwice(() => import("../../features/search/search")).then(
      ({ SearchResults }) => setPart(() => SearchResults),
      () => setPart("missing"),
    );
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return [part, load];
};
