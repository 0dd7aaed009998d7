import { clsx } from "clsx";
import { useRef } from "react";
import { siteTexts } from "../../../../lib/texts";
import { TextButton } from "../../../buttons/text-button";
import { droppableFilters, filterLabel } from "../filtering";
import { FILTERS, isFiltered, NOTHING, type Selection } from "../selection";
import { programmeTexts } from "../texts";
import type { Filters } from "../use-filters";
import * as controls from "./filter-controls.module.css";
import * as styles from "./result-line.module.css";

interface ResultLineProps {
  readonly filters: Filters;
  /** What is counted. */
  readonly noun: keyof typeof siteTexts.countOf;
}

/**
 * The number of matches, announced when it changes, and the chosen filters, each of which can be dropped. Without
 * matches, how many there are without one of them.
 */
export const ResultLine = ({ filters, noun }: ResultLineProps) => {
  const { all, found, selection, change, now } = filters;
  const count = siteTexts.countOf[noun];
  const narrowed = isFiltered(selection);
  const droppable = found === 0 && narrowed ? droppableFilters(all, selection, now) : [];
  const isEmpty = found === 0 && narrowed;
  const chosen = FILTERS.filter((filter) => selection[filter] !== "");
  const status = useRef<HTMLDivElement>(null);
  /** The pressed button is removed; the focus moves to the count. */
  const goOn = (parts: Partial<Selection>) => {
    change(parts);
    status.current?.focus();
  };
  const clear = () => goOn({ ...NOTHING, view: selection.view });
  return (
    <div className={styles.result} data-narrowed={narrowed}>
      <div ref={status} role="status" tabIndex={-1} className={styles.words}>
        {isEmpty ? (
          <>
            <p>{programmeTexts.noneFits}</p>
            {droppable.map(({ filter, label, found }) => (
              <p key={filter}>{programmeTexts.withoutFilter(label, count(found))}</p>
            ))}
            {droppable.length === 0 && all.length > 0 && <p>{programmeTexts.withoutFilters(count(all.length))}</p>}
          </>
        ) : (
          <p>{narrowed && found < all.length ? programmeTexts.countAmong(count(found), all.length) : count(found)}</p>
        )}
      </div>
      {narrowed && (
        <div className={styles.buttons}>
          {chosen.map((filter) => {
            const label = filterLabel(all, filter, selection[filter]);
            return (
              <button
                key={filter}
                type="button"
                className={clsx(controls.choice, styles.drop)}
                aria-label={programmeTexts.dropFilter(label)}
                onClick={() => goOn({ [filter]: "" })}
              >
                {label}
              </button>
            );
          })}
          <TextButton onClick={clear}>{programmeTexts.clearFilters}</TextButton>
        </div>
      )}
    </div>
  );
};
