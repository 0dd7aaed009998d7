import { useCallback, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../../domain/time/local-time";
import { showNarrowed } from "../../../lib/first-page";
import { onQueryChange, readQuery, writeQuery } from "../../../lib/query-string";
import { useHydrated } from "../../hooks/use-hydrated";
import { useNow } from "../../hooks/use-now";
import { type Filterable, filtered, type Indexed, stillListed } from "./filtering";
import { formatSelection, isFiltered, NOTHING, parseSelection, type Selection } from "./selection";

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

/** The matches to render. The same object until they change, so that a memoised list is rendered only then. */
export interface Shown<One> {
  readonly listings: readonly One[];
  readonly view: Selection["view"];
  /** Whether any filter is set. */
  readonly isFiltered: boolean;
  readonly now: LocalDateTime;
}

/** What the controls and the count show. */
export interface Filters {
  /** What has not ended. */
  readonly all: readonly Filterable[];
  /** The number of matches. */
  readonly found: number;
  readonly selection: Selection;
  readonly change: (parts: Partial<Selection>) => void;
  readonly now: LocalDateTime;
  readonly today: LocalDate;
  /** False until the page is hydrated. */
  readonly hydrated: boolean;
  /** The name of the view without days, by film or by event. Null for a list without days. */
  readonly byProduction: string | null;
}

interface FilterOptions<One> extends Pick<Filters, "byProduction"> {
  /** In the order of the list. Must be the same object between renders. */
  readonly indexed: readonly Indexed<One>[];
  /** The time of the build: see `useNow`. */
  readonly built: LocalDateTime | LocalDate;
}

/** A list by the filters in the address: the controls and the count update at once, what is shown is deferred. */
export const useFilters = <One>({
  indexed,
  built,
  byProduction,
}: FilterOptions<One>): readonly [Shown<One>, Filters] => {
  const now = useNow(built);
  const hydrated = useHydrated();
  const [written, change] = useSelection();
  const hasDays = byProduction !== null;
  const selection = useMemo(() => {
    const { day, view } = hasDays ? written : NOTHING;
    return { ...written, day, view };
  }, [written, hasDays]);
  const all = useMemo(() => stillListed(indexed, now), [indexed, now]);
  const found = useMemo(() => filtered(all, selection, now).length, [all, selection, now]);
  const current = useMemo(() => ({ all, selection, now }), [all, selection, now]);
  const deferred = useDeferredValue(current);
  const shown = useMemo(
    () => ({
      listings: filtered(deferred.all, deferred.selection, deferred.now).map(({ listing }) => listing),
      view: deferred.selection.view,
      isFiltered: isFiltered(deferred.selection),
      now: deferred.now,
    }),
    [deferred],
  );
  const isShown = hydrated && deferred === current;
  useEffect(() => {
    if (isShown) showNarrowed();
  }, [isShown]);
  return [shown, { all, found, selection, change, now, today: dateOf(now), hydrated, byProduction }];
};
