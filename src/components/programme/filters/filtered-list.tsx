import type { ReactNode } from "react";
import type { siteTexts } from "../../../lib/texts";
import { EmptyNote } from "../../elements/empty-note";
import { FilterControls } from "./controls/filter-controls";
import { ResultLine } from "./controls/result-line";
import * as styles from "./filtered-list.module.css";
import type { Filters } from "./use-filters";

interface FilteredListProps {
  readonly id: string;
  readonly filters: Filters;
  /** What is counted. */
  readonly noun: keyof typeof siteTexts.countOf;
  /** The page with the programme of the month, or null. */
  readonly monthPath?: string | null;
  readonly emptyText: string;
  /** Further controls, shown with the filters. */
  readonly question?: ReactNode;
  /** The matches: a memoised component, or every change of a control would render them at once. */
  readonly children: ReactNode;
}

/** A list with its filters. */
export const FilteredList = ({
  id,
  filters,
  noun,
  monthPath = null,
  emptyText,
  question,
  children,
}: FilteredListProps) => (
  <>
    <div className={styles.tools} data-narrows="">
      <FilterControls {...{ id, filters, monthPath, question }} />
      <ResultLine {...{ filters, noun }} />
    </div>
    {filters.all.length === 0 && <EmptyNote>{emptyText}</EmptyNote>}
    <div className={styles.found} data-narrows="">
      {children}
    </div>
  </>
);
