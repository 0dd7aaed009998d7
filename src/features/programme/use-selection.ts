import { useCallback, useMemo, useSyncExternalStore } from "react";
import { onQueryChange, readQuery, writeQuery } from "../../lib/query-string";
import { formatSelection, parseSelection, type Selection } from "./selection";

/** The selection in the address, and how to change parts of it. The static page has no query. */
export const useSelection = (): readonly [Selection, (change: Partial<Selection>) => void] => {
  const query = useSyncExternalStore(onQueryChange, readQuery, () => "");
  const selection = useMemo(() => parseSelection(query), [query]);
  const change = useCallback((parts: Partial<Selection>) => {
    const before = readQuery();
    writeQuery(formatSelection({ ...parseSelection(before), ...parts }, before));
  }, []);
  return [selection, change];
};
