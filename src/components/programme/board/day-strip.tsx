import { type FocusEvent, type MouseEvent, useRef } from "react";
import { addDays, type LocalDate, type LocalDateTime } from "../../../../domain/time/local-time";
import { briefDate } from "../../../../domain/time/norwegian";
import { siteTexts } from "../../../lib/texts";
import { DayLabel } from "../day-label";
import type { Week } from "./board-days";
import * as styles from "./day-strip.module.css";
import { useDayInView } from "./use-day-in-view";

interface DayStripProps {
  /** The block's id, the prefix of the days' ids. */
  readonly block: string;
  readonly days: readonly LocalDate[];
  /** The folded weeks after the days of the strip. */
  readonly weeks: readonly Pick<Week<unknown>, "monday" | "week">[];
  readonly now: LocalDateTime;
}

/** Opens a folded week that a fragment leads into, in browsers that do not open it themselves. */
const unfold = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  document.querySelector(currentTarget.hash)?.closest("details")?.setAttribute("open", "");
};

/** Shows all of the day that has the focus: Chromium leaves a part of it hidden, as long as 32 px are seen. */
const reveal = ({ currentTarget }: FocusEvent<HTMLAnchorElement>): void =>
  currentTarget.scrollIntoView?.({ block: "nearest", inline: "nearest" });

/**
 * The days of two weeks that have showings, as links to the programme below, then the weeks after them. The one that is
 * in view is marked.
 */
export const DayStrip = ({ block, days, weeks, now }: DayStripProps) => {
  const strip = useRef<HTMLElement>(null);
  const inView = useDayInView(strip, days);
  const link = (hash: string) => ({
    className: styles.day,
    href: hash,
    onClick: unfold,
    onFocus: reveal,
    "aria-current": inView === hash ? ("location" as const) : undefined,
  });
  return (
    <nav ref={strip} className={styles.strip} aria-label={siteTexts.days}>
      <ul className={styles.days}>
        {days.map((date) => (
          <li key={date} data-until={`${addDays(date, 1)}T00:00`}>
            <a {...link(`#${block}-${date}`)}>
              <DayLabel date={date} now={now} far={briefDate(date)} />
            </a>
          </li>
        ))}
        {weeks.map(({ monday, week }) => (
          <li key={monday}>
            <a {...link(`#${block}-uke-${monday}`)}>{siteTexts.week(week)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
