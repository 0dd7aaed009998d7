import { Link } from "@digdir/designsystemet-react";
import type { CSSProperties } from "react";
import { grouped } from "../../../../domain/collections/grouped";
import { addDays, mondayOf } from "../../../../domain/time/local-time";
import { sentenceCase } from "../../../../domain/time/norwegian";
import type { WeekShowing } from "../../../api/week";
import { editAddress, showingAddress, weekAddress } from "../../data/route";
import { needsNoLook, StateMark } from "../../elements/state-mark";
import { dayAnchor } from "../week/day-strip";
import { type Day, isBare, type Programme, titleOf } from "./month";
import * as styles from "./month.module.css";

/**
 * "Tirsdag 1. desember", "Tirsdag 1.–fredag 4. desember" for days without anything. A grid hides the name of its own
 * month.
 */
const SpanName = ({ days }: { readonly days: readonly Day[] }) => {
  const [first = "", last = ""] = [days[0], days.at(-1)].map((day) => day?.name.replace(/ \p{L}+$/u, ""));
  return (
    <>
      {sentenceCase(days.length === 1 ? first : `${first}–${last}`)}
      <span className={styles.month}>{days.at(-1)?.name.slice(last.length)}</span>
    </>
  );
};

interface MonthDaysProps extends Programme {
  /** Those of other months are beside it, in a calendar alone. */
  readonly days: readonly Day[];
  readonly onOpen: (showing: WeekShowing) => void;
}

/** Its place among the weekdays, and how many they are, where the weeks stand below each other in columns. */
const placeOf = (days: readonly Day[]): CSSProperties => {
  const date = days[0]?.date ?? "";
  const column = [0, 1, 2, 3, 4, 5, 6].findIndex((at) => addDays(mondayOf(date), at) === date) + 1;
  return { "--column": column, "--days": days.length } as CSSProperties;
};

/** Days with what is on and what appears and leaves; days of a week in a row without anything are one line. */
export const MonthDays = ({ days, month, now, weeks, onOpen }: MonthDaysProps) => {
  const showings = weeks.flatMap((week) => week.showings).sort((a, b) => a.start.localeCompare(b.start));
  const halls = [...grouped(showings, ({ hallName }) => hallName)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const usual = halls[0]?.[0] ?? "";
  const scheduled = weeks.flatMap((week) => week.scheduled);
  const lines: { readonly days: Day[]; readonly own: typeof showings; readonly turns: typeof scheduled }[] = [];
  const joins = (line: (typeof lines)[number]): boolean =>
    line.days.every((day) => isBare(day, weeks) && !now.startsWith(day.date) && !day.holiday);
  for (const day of days) {
    const own = showings.filter(({ start }) => start.startsWith(day.date));
    const turns = scheduled.filter(({ date }) => date === day.date);
    const line = { days: [day], own, turns };
    const before = lines.at(-1);
    const isFirst = mondayOf(day.date) === day.date || day.date.endsWith("-01");
    if (before !== undefined && joins(line) && joins(before) && !isFirst) before.days.push(day);
    else lines.push(line);
  }
  return (
    <div className={styles.room}>
      {halls.length > 1 && <p className={styles.usual}>{`Uten salnavn: ${usual}`}</p>}
      <table className={styles.days}>
        <caption className="ds-sr-only">{`Programmet i ${titleOf(month).toLowerCase()}`}</caption>
        <tbody>
          {lines.map(({ days: [day, ...more], own, turns }) =>
            day === undefined ? null : (
              <tr
                key={day.date}
                id={day.date.startsWith(month) ? dayAnchor(day.date) : undefined}
                style={placeOf([day, ...more])}
                data-beside={!day.date.startsWith(month) || undefined}
                data-today={now.startsWith(day.date) || undefined}
              >
                <th scope="row">
                  <Link href={weekAddress(day.date)}>
                    <SpanName days={[day, ...more]} />
                  </Link>
                  {now.startsWith(day.date) && <small className={styles.today}>I dag</small>}
                  {day.holiday !== null && <small>{day.holiday}</small>}
                </th>
                <td>
                  {own.length + turns.length === 0 ? (
                    <small>Ingenting</small>
                  ) : (
                    <ul>
                      {turns.map(({ kind, id, title, detail, path }) => (
                        <li key={`${kind} ${id} ${path?.join(".")}`}>
                          <span aria-hidden>◌</span> <Link href={editAddress(kind, id, path)}>{title}</Link>{" "}
                          <small>{sentenceCase(detail)}</small>
                        </li>
                      ))}
                      {own.map((showing) => {
                        const { id, start, title, hallName, status, statusText } = showing;
                        return (
                          <li key={id} className={styles.showing} data-status={status}>
                            <time>{start.slice(11).replace(":", ".")}</time>{" "}
                            {halls.length > 1 && (
                              <span className={styles.hall} data-usual={hallName === usual || undefined}>
                                {hallName}
                              </span>
                            )}{" "}
                            <Link
                              href={showingAddress(day.date, id)}
                              onClick={(event) => {
                                event.preventDefault();
                                onOpen(showing);
                              }}
                            >
                              {title}
                            </Link>{" "}
                            {!needsNoLook(status) && (
                              <span className={styles.state}>
                                <StateMark status={status} text={statusText} />
                              </span>
                            )}
                          </li>
                        );
                      })}
                    </ul>
                  )}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
};
