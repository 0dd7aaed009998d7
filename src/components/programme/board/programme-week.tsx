import type { ReactNode } from "react";
import { dateSpan } from "../../../../domain/time/norwegian";
import type { HeadingLevel } from "../../../lib/heading";
import { siteTexts } from "../../../lib/texts";
import type { Week } from "./board-days";
import * as styles from "./programme-week.module.css";

interface ProgrammeWeekProps {
  /** The block's id. */
  readonly block: string;
  readonly week: Week<unknown>;
  readonly level: HeadingLevel;
  /** What is counted. */
  readonly noun: "showings" | "events";
  /** True for matches of a filter: the week is open. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A later week under its name, folded until it is opened; works without script. */
export const ProgrammeWeek = ({ block, week, level: Heading, noun, open, children }: ProgrammeWeekProps) => {
  const { monday, days } = week;
  const [first] = days;
  const last = days.at(-1);
  const count = days.reduce((sum, [, showings]) => sum + showings.length, 0);
  return (
    <details className={styles.week} id={`${block}-uke-${monday}`} open={open} data-below>
      <summary className={styles.summary}>
        <Heading className={styles.name}>{siteTexts.week(week.week)}</Heading>{" "}
        <span className={styles.span}>{first && last && dateSpan(first[0], last[0])}</span>{" "}
        <span className={styles.count}>{siteTexts.countOf[noun](count)}</span>
      </summary>
      <div className={styles.days}>{children}</div>
    </details>
  );
};
