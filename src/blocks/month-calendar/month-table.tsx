import { clsx } from "clsx";
import { dateOf, isoWeek, type LocalDate, type LocalDateTime, WEEKDAYS } from "../../../domain/time/local-time";
import { type Month, monthOf, weeksOf } from "../../../domain/time/month";
import { sentenceCase } from "../../../domain/time/norwegian";
import { DayCell, type ProgrammeLinks } from "./day-cell";
import { type CalendarEntry, entriesByDay } from "./month-days";
import * as styles from "./month-table.module.css";
import { monthTexts } from "./texts";

interface MonthTableProps {
  /** The block's id. */
  readonly id: string;
  readonly month: Month;
  /** The last day, of this month or the next. */
  readonly last: LocalDate;
  readonly now: LocalDateTime;
  /** Earliest first. */
  readonly entries: readonly CalendarEntry[];
  readonly links: ProgrammeLinks;
  readonly level: "h2" | "h3";
  readonly caption: string;
}

/** Weeks by weekdays. In a narrow container the same cells are a list of the days with showings. */
export const MonthTable = ({ id, month, last, now, entries, links, level, caption }: MonthTableProps) => {
  const days = entriesByDay(entries);
  const weeks = weeksOf(month, last);
  const today = dateOf(now);
  const toCome = weeks.filter((week) => week.some((date) => date !== null && date >= today));
  return (
    <table className={styles.table} data-weeks={(toCome.length > 0 ? toCome : weeks).length}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.weekdays}>
        <tr>
          <th scope="col" className={styles.weekHead}>
            {monthTexts.week}
          </th>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {sentenceCase(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const [first = ""] = week.filter((date) => date !== null);
          const isEmpty = !week.some((date) => date !== null && days.has(date));
          return (
            <tr key={first} className={styles.week} data-empty={isEmpty}>
              <th scope="row" className={styles.number}>
                <span className={clsx("visually-hidden", styles.weekWord)}>{monthTexts.week} </span>
                {isoWeek(first)}
              </th>
              {week.map((date, index) =>
                date === null ? (
                  <td key={WEEKDAYS[index]} className={styles.outside} />
                ) : (
                  <DayCell
                    key={date}
                    id={`${id}-${date}`}
                    entries={days.get(date) ?? []}
                    isOver={date < today}
                    isNext={monthOf(date) > month}
                    {...{ date, now, links, level }}
                  />
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
