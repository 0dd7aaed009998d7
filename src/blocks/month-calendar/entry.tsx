import { clsx } from "clsx";
import { startTime } from "../../../domain/showings/showing";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { longMoment, withWholeFigures } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { StateNote } from "../../components/programme/state-note";
import { siteTexts } from "../../lib/texts";
import * as styles from "./entry.module.css";
import * as listed from "./listed-text.module.css";
import { type CalendarEntry, isCancelled } from "./month-days";
import { monthTexts } from "./texts";

interface EntryProps {
  readonly entry: CalendarEntry;
  readonly now: LocalDateTime;
  /** Whether it does not fit in the table on screen. */
  readonly beyond: boolean;
}

/** One showing: time and title link to its page, after a square for cinema or a ring for culture. */
export const Entry = ({ entry: { event, production }, now, beyond }: EntryProps) => {
  const text = (
    <>
      <time dateTime={event.start} className={styles.time}>
        {startTime(event.start)}
      </time>{" "}
      <span className={styles.title}>{production.title}</span>
    </>
  );
  return (
    <li
      className={styles.entry}
      data-object={production.object}
      data-beyond={beyond}
      data-cancelled={isCancelled(event, now)}
    >
      {production.path === null ? (
        <span className={styles.link}>{text}</span>
      ) : (
        <Link to={production.path} className={styles.link}>
          {text}
        </Link>
      )}
      {event.movedTo === undefined ? (
        <StateNote event={event} now={now} separator=" " className={styles.state} />
      ) : (
        <span className={styles.state}> {withWholeFigures(siteTexts.movedTo(longMoment(event.movedTo)))}</span>
      )}
      <span className={clsx(listed.text, styles.kind)} data-needs="room">
        {" "}
        {production.object === "movie" ? monthTexts.cinema : production.kind}
      </span>
    </li>
  );
};
