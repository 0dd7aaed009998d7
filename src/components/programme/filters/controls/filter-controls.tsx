import { clsx } from "clsx";
import { Fragment, type ReactNode, useState } from "react";
import { Link } from "../../../elements/link";
import { optionsOf } from "../filtering";
import { FACETS } from "../selection";
import { programmeTexts } from "../texts";
import type { Filters } from "../use-filters";
import { DayControls } from "./day-controls";
import * as styles from "./filter-controls.module.css";
import { FilterSelect } from "./filter-select";

interface FilterControlsProps {
  /** The block's id, the prefix of the controls' ids. */
  readonly id: string;
  readonly filters: Filters;
  /** The page with the programme of the month, or null. */
  readonly monthPath: string | null;
  /** Further controls beside the button that unfolds the filters. */
  readonly question?: ReactNode;
}

/** Days, view and filters. They are in the static page, to avoid layout shift, and hidden without script. */
export const FilterControls = ({ id, filters, monthPath, question = null }: FilterControlsProps) => {
  const { all, selection, change, today, byProduction, hydrated } = filters;
  const [isOpen, setOpen] = useState(false);
  // The question replaces the filter by age; shared links may still have that filter.
  const facets = FACETS.filter((facet) => facet !== "age" || question === null || selection.age !== "")
    .map((facet) => ({ facet, options: optionsOf(all, facet, selection[facet]) }))
    .filter(({ options }) => options.length > 0);
  const inUse = FACETS.filter((facet) => selection[facet] !== "").length;
  const dates = new Set(all.flatMap(({ date }) => date ?? []));
  return (
    <div className={styles.controls}>
      {question}
      <fieldset className={styles.all} disabled={!hydrated}>
        <legend className="visually-hidden">{programmeTexts.filters}</legend>{" "}
        <button
          type="button"
          className={clsx(styles.choice, styles.more)}
          aria-expanded={isOpen}
          aria-controls={byProduction === null ? `${id}-filtre` : `${id}-visning ${id}-dager ${id}-filtre`}
          onClick={() => setOpen(!isOpen)}
        >
          {inUse === 0 ? programmeTexts.moreFilters : programmeTexts.moreFiltersInUse(inUse)}
        </button>
        {byProduction !== null && (
          <fieldset
            id={`${id}-visning`}
            className={clsx(styles.group, styles.view)}
            data-open={isOpen}
            data-three={monthPath !== null}
          >
            <legend className="visually-hidden">{programmeTexts.viewBy}</legend>
            {(["day", "film"] as const).map((view) => (
              <Fragment key={view}>
                {" "}
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={selection.view === view}
                  onClick={() => change({ view })}
                >
                  {view === "day" ? programmeTexts.viewByDay : byProduction}
                </button>
              </Fragment>
            ))}{" "}
            {monthPath !== null && (
              <Link to={monthPath} className={clsx(styles.choice, styles.month)}>
                {programmeTexts.viewByMonth}
              </Link>
            )}
          </fieldset>
        )}
        {byProduction !== null && (
          <DayControls
            {...{ id, today, isOpen }}
            dates={[...dates]}
            day={selection.day}
            choose={(day) => change({ day })}
          />
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
