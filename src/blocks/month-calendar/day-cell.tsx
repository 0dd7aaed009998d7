import { addDays, dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { longDate, shortDate } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { DayLabel } from "../../components/programme/day-label";
import { programmeOfDay } from "../../components/programme/filters/selection";
import * as styles from "./day-cell.module.css";
import { Entry } from "./entry";
import * as listed from "./listed-text.module.css";
import { type CalendarEntry, linesOf } from "./month-days";
import { monthTexts } from "./texts";

interface ProgrammeLink {
  readonly label: string;
  readonly path: string;
}

/** The programmes that a day with many showings links to. */
export type ProgrammeLinks = Readonly<Record<"movie" | "culture", ProgrammeLink>>;

interface DayCellProps {
  readonly id: string;
  readonly date: LocalDate;
  readonly now: LocalDateTime;
  /** By start time. */
  readonly entries: readonly CalendarEntry[];
  readonly isOver: boolean;
  /** Whether it is in the month after the table's own. */
  readonly isNext: boolean;
  readonly links: ProgrammeLinks;
  readonly level: "h2" | "h3";
}

/** "5" in the table, "lørdag 5. desember" in the list and for screen readers. */
const DayName = ({ date, now, isNext }: Pick<DayCellProps, "date" | "now" | "isNext">) => (
  <>
    <DayLabel date={date} now={now} near="* " far="" className={styles.relative} />
    <time dateTime={date}>
      <span className={styles.number} aria-hidden="true">
        {isNext && date.endsWith("-01") ? shortDate(date) : Number(date.slice(8))}
      </span>{" "}
      <span className={listed.text}>{longDate(date)}</span>
    </time>
  </>
);

/** The showings that do not fit in the table, by programme. */
const More = ({ entries, date, links }: Pick<DayCellProps, "entries" | "date" | "links">) => {
  const films = entries.filter(({ production }) => production.object === "movie").length;
  const parts = [
    { link: links.movie, count: films, kind: monthTexts.cinema.toLowerCase() },
    { link: links.culture, count: entries.length - films, kind: monthTexts.cultureShort },
  ].filter(({ count }) => count > 0);
  return (
    <p className={styles.more}>
      {parts.map(({ link, count, kind }) => (
        <Link key={kind} to={programmeOfDay(link.path, date)}>
          {parts.length === 1 ? monthTexts.moreOfDay(count) : monthTexts.moreAmong(count, kind)}
          <span className="visually-hidden">{monthTexts.moreIn(longDate(date), link.label)}</span>
        </Link>
      ))}
    </p>
  );
};

/**
 * One day. Paper has all its showings, and so has the screen for today and a past day: the one is why most readers
 * come, and no programme lists the other any more. The marks for today and for past days are elements of their own,
 * which an inline script shows and hides before hydration (app/first-load/ended-at-load.ts).
 */
export const DayCell = ({ id, date, now, entries, isOver, isNext, links, level: Heading }: DayCellProps) => {
  const next = `${addDays(date, 1)}T00:00`;
  const lines = isOver || dateOf(now) === date ? entries.length : linesOf(entries);
  const name = <DayName date={date} now={now} isNext={isNext} />;
  return (
    <td id={id} className={styles.day} data-empty={entries.length === 0}>
      <span
        className={styles.today}
        data-mark="today"
        data-from={`${date}T00:00`}
        data-until={next}
        hidden={dateOf(now) !== date}
      />
      <span className={styles.over} data-mark="over" data-from={next} hidden={!isOver} />
      {entries.length === 0 ? (
        <div className={styles.name}>{name}</div>
      ) : (
        <>
          <Heading className={styles.name}>{name}</Heading>
          <ul className={styles.entries}>
            {entries.map((entry, index) => (
              <Entry key={entry.event.key} entry={entry} now={now} beyond={index >= lines} />
            ))}
          </ul>
          {lines < entries.length && <More entries={entries.slice(lines)} date={date} links={links} />}
        </>
      )}
    </td>
  );
};
