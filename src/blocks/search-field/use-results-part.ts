import { useCallback, useEffect, useState } from "react";
import { loadTwice } from "../../lib/fetch-code";

type Search = typeof import("../../features/search/search");

/** The part of the page that searches: not asked for yet, there, or not to be had. */
export type ResultsPart = Search["SearchResults"] | "missing" | null;

/**
 * Loads the search when it is wanted, and nothing of it before.
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
