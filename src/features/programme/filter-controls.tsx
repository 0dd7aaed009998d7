import { clsx } from "clsx";
import { useState } from "react";
import { strings } from "../../lib/strings";
import { dateOf, type LocalDate } from "../../rules/local-time";
import { longDate, sentenceCase } from "../../rules/norwegian";
import * as styles from "./filter-controls.module.css";
import { FilterSelect } from "./filter-select";
import { type Indexed, optionsOf } from "./filtering";
import type { Listing } from "./listing";
import { daysOf, FACETS, type Selection } from "./selection";

interface FilterControlsProps {
  /** The block's id, which the controls' ids begin with. */
  readonly id: string;
  readonly all: readonly Indexed<Listing>[];
  readonly selection: Selection;
  readonly change: (parts: Partial<Selection>) => void;
  readonly today: LocalDate;
  /** What the second view is called: film by film, or together. */
  readonly byProduction: string;
  /** False until the page has come alive. */
  readonly alive: boolean;
}

const QUICK_DAYS = Object.entries(strings.quickDays);

/** Days, view and filters. They stand in the static page, so that nothing jumps, and are hidden where no script runs. */
export const FilterControls = ({ id, all, selection, change, today, byProduction, alive }: FilterControlsProps) => {
  const dates = [...new Set(all.map(({ listing }) => dateOf(listing.event.start)))];
  const isEmpty = (day: string): boolean => {
    const days = daysOf(day, today);
    return days !== null && !dates.some((date) => date >= days[0] && date <= days[1]);
  };
  const isQuick = Object.hasOwn(strings.quickDays, selection.day);
  const dateOptions = dates.map((date) => ({ value: date, label: sentenceCase(longDate(date)) }));
  const isKnown = isQuick || dates.includes(selection.day);
  const [isOpen, setOpen] = useState(false);
  const inUse = FACETS.filter((facet) => selection[facet] !== "").length;
  const views = { day: strings.viewByDay, film: byProduction } as const;
  return (
    <div className={styles.controls}>
      <fieldset className={styles.all} disabled={!alive}>
        <legend className="visually-hidden">{strings.filters}</legend>
        <fieldset className={clsx(styles.group, styles.days)}>
          <legend className="visually-hidden">{strings.dayFilter}</legend>
          {QUICK_DAYS.map(([day, label]) => (
            <button
              key={day}
              type="button"
              className={styles.choice}
              aria-pressed={selection.day === day}
              disabled={selection.day !== day && isEmpty(day)}
              onClick={() => change({ day })}
            >
              {label}
            </button>
          ))}
          <FilterSelect
            id={`${id}-dato`}
            label={strings.dateFilter}
            any={strings.anyDate}
            bare
            value={isQuick ? "" : selection.day}
            options={isKnown ? dateOptions : [...dateOptions, { value: selection.day, label: selection.day }]}
            choose={(day) => change({ day })}
          />
        </fieldset>
        <button
          type="button"
          className={clsx(styles.choice, styles.more)}
          aria-expanded={isOpen}
          aria-controls={`${id}-visning ${id}-filtre`}
          onClick={() => setOpen(!isOpen)}
        >
          {inUse === 0 ? strings.moreFilters : strings.moreFiltersInUse(inUse)}
        </button>
        <fieldset id={`${id}-visning`} className={clsx(styles.group, styles.view)} data-open={isOpen}>
          <legend className="visually-hidden">{strings.viewBy}</legend>
          {(["day", "film"] as const).map((view) => (
            <button
              key={view}
              type="button"
              className={styles.choice}
              aria-pressed={selection.view === view}
              onClick={() => change({ view })}
            >
              {views[view]}
            </button>
          ))}
        </fieldset>
        <div id={`${id}-filtre`} className={styles.facets} data-open={isOpen}>
          {FACETS.map((facet) => {
            const options = optionsOf(all, facet, selection[facet]);
            return (
              options.length > 0 && (
                <FilterSelect
                  key={facet}
                  id={`${id}-${facet}`}
                  label={strings.facets[facet]}
                  any={strings.anyValue}
                  value={selection[facet]}
                  options={options}
                  choose={(value) => change({ [facet]: value })}
                />
              )
            );
          })}
        </div>
      </fieldset>
    </div>
  );
};
