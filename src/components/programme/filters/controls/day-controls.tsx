import { clsx } from "clsx";
import { Fragment } from "react";
import type { LocalDate } from "../../../../../domain/time/local-time";
import { longDate, sentenceCase } from "../../../../../domain/time/norwegian";
import { daysOf } from "../selection";
import { programmeTexts } from "../texts";
import * as styles from "./filter-controls.module.css";
import { FilterSelect } from "./filter-select";

interface DayControlsProps {
  readonly id: string;
  /** The days with showings. */
  readonly dates: readonly LocalDate[];
  /** The chosen day; "" for every day. */
  readonly day: string;
  readonly choose: (day: string) => void;
  readonly today: LocalDate;
  /** Whether the filters are unfolded, on narrow screens. */
  readonly isOpen: boolean;
}

const QUICK_DAYS = Object.entries(programmeTexts.quickDays);

/** Today, tomorrow, the weekend, or a date. */
export const DayControls = ({ id, dates, day: chosen, choose, today, isOpen }: DayControlsProps) => {
  const isEmpty = (day: string): boolean => {
    const days = daysOf(day, today);
    return days !== null && !dates.some((date) => date >= days[0] && date <= days[1]);
  };
  const isQuick = Object.hasOwn(programmeTexts.quickDays, chosen);
  const options = dates.map((date) => ({ value: date, label: sentenceCase(longDate(date)) }));
  const isKnown = isQuick || dates.includes(chosen);
  return (
    <fieldset id={`${id}-dager`} className={clsx(styles.group, styles.days)} data-open={isOpen}>
      <legend className="visually-hidden">{programmeTexts.dayFilter}</legend>
      {QUICK_DAYS.map(([day, label]) => (
        <Fragment key={day}>
          {" "}
          <button
            type="button"
            className={styles.choice}
            aria-pressed={chosen === day}
            disabled={chosen !== day && isEmpty(day)}
            onClick={() => choose(day)}
          >
            {label}
          </button>
        </Fragment>
      ))}
      <FilterSelect
        id={`${id}-dato`}
        label={programmeTexts.dateFilter}
        any={programmeTexts.anyDate}
        bare
        value={isQuick ? "" : chosen}
        options={isKnown ? options : [...options, { value: chosen, label: chosen }]}
        choose={choose}
      />
    </fieldset>
  );
};
