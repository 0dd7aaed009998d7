import { type CSSProperties, useState } from "react";
import { WEEKDAYS, weekdayIndex } from "../../../../domain/time/local-time";
import { signOf } from "../../elements/state-mark";
import * as styles from "./day-strip.module.css";

interface Day {
  /** "2026-12-01" */
  readonly date: string;
  /** "tirsdag 1. desember" */
  readonly name: string;
  /** Where nothing of it is shown, it leads nowhere. */
  readonly isBare?: boolean;
  /** How many showings. */
  readonly count?: number;
  /** What has become of some: cancelled, "1 avlyst". */
  readonly changes?: readonly { readonly status: string; readonly text: string }[];
}

interface DayStripProps {
  readonly days: readonly Day[];
  readonly now: string;
  /** Weeks below each other; else the days stay in view while the list below is scrolled. */
  readonly isMonth?: boolean;
}

export const dayAnchor = (date: string): string => `dag-${date}`;
export const showingAnchor = (id: string): string => `forestilling-${id}`;

/** On a phone: from a day to its place in the list below. */
export const DayStrip = ({ days, now, isMonth = false }: DayStripProps) => {
  const [chosen, setChosen] = useState("");
  const told = new Map(days.flatMap(({ changes = [] }) => changes).map(({ status, text }) => [status, text]));
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
      {days.map(({ date, name, isBare = false, count = 0, changes = [] }) => (
        <button
          key={date}
          type="button"
          disabled={isBare}
          aria-label={[
            `${name.slice(0, 2)} ${Number(date.slice(8))}`,
            name,
            ...(now.startsWith(date) ? ["i dag"] : []),
            ...(count > 0 ? [count === 1 ? "1 forestilling" : `${count} forestillinger`] : []),
            ...changes.map(({ text }) => text),
          ].join(", ")}
          aria-current={(isMonth && date === chosen) || undefined}
          data-today={now.startsWith(date) || undefined}
          onClick={() => {
            setChosen(date);
            document.getElementById(dayAnchor(date))?.scrollIntoView();
          }}
        >
          {!isMonth && `${name.slice(0, 2)} `}
          <span>{Number(date.slice(8))}</span>
          {count > 0 && (
            <small>
              {count} <b>{changes.map(({ status }) => signOf(status))}</b>
            </small>
          )}
        </button>
      ))}
      {isMonth && (
        <p aria-hidden>
          {[
            "Antall forestillinger",
            ...[...told].map(([status, text]) => `${signOf(status)} ${text.replace(/^\d+ /, "")}`),
          ].join(", ")}
        </p>
      )}
    </nav>
  );
};
