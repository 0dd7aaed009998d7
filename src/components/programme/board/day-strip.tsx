import type { MouseEvent } from "react";
import { siteTexts } from "../../../lib/texts";
import { addDays, type LocalDateTime } from "../../../rules/time/local-time";
import { briefDate } from "../../../rules/time/norwegian";
import { DayLabel } from "../day-label";
import type { StripDay, Week } from "./board-days";
import * as styles from "./day-strip.module.css";

interface DayStripProps {
  /** The block's id, the prefix of the days' ids. */
  readonly block: string;
  readonly days: readonly StripDay[];
  /** The folded weeks after the days of the strip. */
  readonly weeks: readonly Pick<Week<unknown>, "monday" | "week">[];
  readonly now: LocalDateTime;
}

/** Opens a folded week that a fragment leads into, in browsers that do not open it themselves. */
const unfold = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  document.querySelector(currentTarget.hash)?.closest("details")?.setAttribute("open", "");
};

const Marks = ({ isFree, isForChildren }: StripDay) => (
  <span className={styles.marks}>
    {isFree && <span>{siteTexts.freeDay}</span>}
    {isFree && isForChildren && ", "}
    {isForChildren && (
      <>
        <span className="visually-hidden">{siteTexts.childrenDayBefore} </span>
        {siteTexts.childrenDay}
      </>
    )}
  </span>
);

/** Two weeks of days as links to the programme below, then the weeks after them. */
export const DayStrip = ({ block, days, weeks, now }: DayStripProps) => (
  <nav className={styles.strip} aria-label={siteTexts.days}>
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day.date} data-until={`${addDays(day.date, 1)}T00:00`}>
          {day.isEmpty ? (
            <span className={styles.empty}>
              <DayLabel date={day.date} now={now} far={briefDate(day.date)} />{" "}
              <span className={styles.marks}>
                <span className="visually-hidden">{siteTexts.nothingOnDay}</span>
                <span aria-hidden="true">–</span>
              </span>
            </span>
          ) : (
            <a className={styles.day} href={`#${block}-${day.date}`} onClick={unfold}>
              <DayLabel date={day.date} now={now} far={briefDate(day.date)} /> <Marks {...day} />
            </a>
          )}
        </li>
      ))}
      {weeks.map(({ monday, week }) => (
        <li key={monday}>
          <a className={styles.day} href={`#${block}-uke-${monday}`} onClick={unfold}>
            {siteTexts.week(week)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
