import { type ReactNode, useDeferredValue, useEffect, useMemo } from "react";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { EmptyNote } from "../../components/elements/empty-note";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { useNow } from "../../components/hooks/use-now";
import { showNarrowed } from "../../lib/first-page";
import type { siteTexts } from "../../lib/texts";
import { FilterControls } from "./controls/filter-controls";
import { ResultLine } from "./controls/result-line";
import * as styles from "./filtered-list.module.css";
import { filtered, type Indexed, stillListed } from "./filtering";
import { isFiltered, NOTHING, type Selection } from "./selection";
import { useSelection } from "./use-selection";

/** The matches to render. */
export interface Shown<One> {
  readonly listings: readonly One[];
  readonly view: Selection["view"];
  /** Whether any filter is set. */
  readonly isFiltered: boolean;
  readonly now: LocalDateTime;
}

interface FilteredListProps<One> {
  readonly id: string;
  /** In the order of the list. Must be the same object between renders. */
  readonly indexed: readonly Indexed<One>[];
  /** The time of the build: see `useNow`. */
  readonly built: LocalDateTime | LocalDate;
  /** What is counted. */
  readonly noun: keyof typeof siteTexts.countOf;
  /** The name of the view without days. Null for a list without days. */
  readonly byProduction: string | null;
  /** The page with the programme of the month, or null. */
  readonly monthPath: string | null;
  readonly emptyText: string;
  /** Further controls, shown with the filters. */
  readonly question?: ReactNode;
  /** Renders the list. Must be the same function between renders: it is called only when the matches change. */
  readonly children: (shown: Shown<One>) => ReactNode;
}

/** A list with its filters: the controls and the count update at once, the list is deferred. */
export const FilteredList = <One,>({
  id,
  indexed,
  built,
  noun,
  byProduction,
  monthPath,
  emptyText,
  question,
  children,
}: FilteredListProps<One>) => {
  const now = useNow(built);
  const hydrated = useHydrated();
  const [written, change] = useSelection();
  const hasDays = byProduction !== null;
  const selection = useMemo(() => {
    const { day, view, price } = hasDays ? written : NOTHING;
    return { ...written, day, view, price };
  }, [written, hasDays]);
  const today = dateOf(now);
  const all = useMemo(() => stillListed(indexed, now), [indexed, now]);
  const found = useMemo(() => filtered(all, selection, now).length, [all, selection, now]);
  const shown = useMemo(() => ({ all, selection, now }), [all, selection, now]);
  const drawn = useDeferredValue(shown);
  const list = useMemo(() => {
    const listings = filtered(drawn.all, drawn.selection, drawn.now).map(({ listing }) => listing);
    return children({ listings, view: drawn.selection.view, isFiltered: isFiltered(drawn.selection), now: drawn.now });
  }, [drawn, children]);
  const isDrawn = hydrated && drawn === shown;
  useEffect(() => {
    if (isDrawn) showNarrowed();
  }, [isDrawn]);
  return (
    <>
      <div className={styles.tools} data-narrows="">
        <FilterControls {...{ id, all, selection, change, today, byProduction, monthPath, hydrated, question }} />
        <ResultLine {...{ all, found, selection, change, now, hydrated, noun }} />
      </div>
      {all.length === 0 && <EmptyNote>{emptyText}</EmptyNote>}
      <div data-narrows="">{list}</div>
    </>
  );
};
