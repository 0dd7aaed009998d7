import { type CSSProperties, useState } from "react";
import { WEEKDAYS, weekdayIndex } from "../../../../domain/time/local-time";
import * as styles from "./day-strip.module.css";

interface Day {
  /** "2026-12-01" */
  readonly date: string;
  /** "tirsdag 1. desember" */
  readonly name: string;
  /** Where nothing of it is shown, it leads nowhere. */
  readonly isBare?: boolean;
  /** How many signs that something is on. */
  readonly dots?: number;
  /** Whether something on it is cancelled or moved. */
  readonly isChanged?: boolean;
}

interface DayStripProps {
  readonly days: readonly Day[];
  readonly now: string;
  /** Weeks below each other; else the days stay in view while the list below is scrolled. */
  readonly isMonth?: boolean;
}

export const dayAnchor = (date: string): string => `dag-${date}`;

/** On a phone: from a day to its place in the list below. */
export const DayStrip = ({ days, now, isMonth = false }: DayStripProps) => {
  const [chosen, setChosen] = useState("");
  return (
    <nav
      aria-label="Dager"
      className={styles.days}
      data-month={isMonth || undefined}
      style={{ "--first": weekdayIndex(days[0]?.date ?? now) + 1 } as CSSProperties}
      hidden={days.length < 2}
    >
      {isMonth &&
        WEEKDAYS.map((name) => (
          <span key={name} aria-hidden>
            {name.slice(0, 2)}
          </span>
        ))}
      {days.map(({ date, name, isBare = false, dots = 0, isChanged = false }) => (
        <button
          key={date}
          type="button"
          disabled={isBare}
          aria-label={`${name.slice(0, 2)} ${Number(date.slice(8))}, ${name}${isChanged ? ", noe er avlyst eller flyttet" : ""}`}
          aria-current={(isMonth && date === chosen) || undefined}
          data-today={now.startsWith(date) || undefined}
          onClick={() => {
            setChosen(date);
            document.getElementById(dayAnchor(date))?.scrollIntoView();
          }}
        >
          {!isMonth && `${name.slice(0, 2)} `}
          <span>{Number(date.slice(8))}</span>
          {dots > 0 && <small data-changed={isChanged || undefined}>{"•".repeat(dots)}</small>}
        </button>
      ))}
    </nav>
  );
};
