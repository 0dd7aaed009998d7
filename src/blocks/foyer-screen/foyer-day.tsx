import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { longDate } from "../../../domain/time/norwegian";
import { DayLabel } from "../../components/programme/day-label";
import { siteTexts } from "../../lib/texts";
import * as styles from "./foyer-day.module.css";

interface FoyerDayProps {
  readonly day: LocalDate;
  readonly now: LocalDateTime;
  readonly isFirst: boolean;
}

/** The heading of a day on the screen: "I dag", and the date in smaller text. */
export const FoyerDay = ({ day, now, isFirst }: FoyerDayProps) => (
  <h2 className={styles.day} data-first={isFirst}>
    {isFirst && day !== dateOf(now) && <span className={styles.later}>{siteTexts.foyerLater} </span>}
    <DayLabel date={day} now={now} near="* " far="" className={styles.relative} />
    <DayLabel date={day} now={now} near={longDate(day)} className={styles.date} />
  </h2>
);
