import { clsx } from "clsx";
import { useState } from "react";
import type { LocalDate } from "../../rules/time/local-time";
import { DayControls } from "./day-controls";
import * as styles from "./filter-controls.module.css";
import { FilterSelect } from "./filter-select";
import { type Filterable, optionsOf } from "./filtering";
import { FACETS, type Selection } from "./selection";
import { programmeTexts } from "./texts";

interface FilterControlsProps {
  /** The block's id, which the controls' ids begin with. */
  readonly id: string;
  readonly all: readonly Filterable[];
  readonly selection: Selection;
  readonly change: (parts: Partial<Selection>) => void;
  readonly today: LocalDate;
  /** What the second view is called: film by film, or together. Null for a list that has no days. */
  readonly byProduction: string | null;
  /** False until the page has come alive. */
  readonly alive: boolean;
}

/**
 * Days, view and filters. They stand in the static page, so that nothing jumps, and are hidden where no script runs.
 */
export const FilterControls = ({ id, all, selection, change, today, byProduction, alive }: FilterControlsProps) => {
  const [isOpen, setOpen] = useState(false);
  const facets = FACETS.map((facet) => ({ facet, options: optionsOf(all, facet, selection[facet]) })).filter(
    ({ options }) => options.length > 0,
  );
  const inUse = FACETS.filter((facet) => selection[facet] !== "").length;
  const dates = new Set(all.flatMap(({ date }) => date ?? []));
  return (
    <div className={styles.controls}>
      <fieldset className={styles.all} disabled={!alive}>
        <legend className="visually-hidden">{programmeTexts.filters}</legend>
        {byProduction !== null && (
          <DayControls {...{ id, today }} dates={[...dates]} day={selection.day} choose={(day) => change({ day })} />
        )}
        <button
          type="button"
          className={clsx(styles.choice, styles.more)}
          aria-expanded={isOpen}
          aria-controls={byProduction === null ? `${id}-filtre` : `${id}-visning ${id}-filtre`}
          onClick={() => setOpen(!isOpen)}
        >
          {inUse === 0 ? programmeTexts.moreFilters : programmeTexts.moreFiltersInUse(inUse)}
        </button>
        {byProduction !== null && (
          <fieldset id={`${id}-visning`} className={clsx(styles.group, styles.view)} data-open={isOpen}>
            <legend className="visually-hidden">{programmeTexts.viewBy}</legend>
            {(["day", "film"] as const).map((view) => (
              <button
                key={view}
                type="button"
                className={styles.choice}
                aria-pressed={selection.view === view}
                onClick={() => change({ view })}
              >
                {view === "day" ? programmeTexts.viewByDay : byProduction}
              </button>
            ))}
          </fieldset>
        )}
        <div id={`${id}-filtre`} className={styles.facets} data-open={isOpen}>
          {facets.map(({ facet, options }) => (
            <FilterSelect
              key={facet}
              id={`${id}-${facet}`}
              label={programmeTexts.facets[facet]}
              any={programmeTexts.anyValue}
              value={selection[facet]}
              options={options}
              choose={(value) => change({ [facet]: value })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
};
