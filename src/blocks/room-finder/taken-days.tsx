import { Fragment } from "react";
import { longDate, sentenceCase, timeSpan } from "../../../domain/time/norwegian";
import { lettingTexts, type TakenDay, type VenueEvent } from "../../features/letting/letting";
import * as styles from "./taken-days.module.css";

const SHOWN = 6;

/** "Nattekspressen kl. 18.00–20.05" */
export const eventText = ({ title, start, end }: VenueEvent): string => `${title} ${timeSpan(start, end)}`;

const Days = ({ days }: { readonly days: readonly TakenDay[] }) => (
  <ul className={styles.days}>
    {days.map(({ date, events }) => (
      <li key={date}>
        <strong className={styles.date}>{sentenceCase(longDate(date))}</strong>{" "}
        <span className={styles.events}>
          {events.map((event, index) => (
            <Fragment key={eventText(event)}>
              {index > 0 && ", "}
              {event.title} <span className={styles.time}>{timeSpan(event.start, event.end)}</span>
            </Fragment>
          ))}
        </span>
      </li>
    ))}
  </ul>
);

/** The days on which the venue's own programme has a room: the next ones, and the rest folded. */
export const TakenDays = ({ days }: { readonly days: readonly TakenDay[] }) => (
  <div className={styles.taken}>
    <h4 className={styles.heading}>{lettingTexts.taken}</h4>
    {days.length === 0 ? (
      <p className={styles.note}>{lettingTexts.noneTaken}</p>
    ) : (
      <>
        <Days days={days.slice(0, SHOWN)} />
        {days.length > SHOWN && (
          <details>
            <summary className={styles.more}>{lettingTexts.moreDays(days.length - SHOWN)}</summary>
            <Days days={days.slice(SHOWN)} />
          </details>
        )}
        <p className={styles.note}>{lettingTexts.takenNote}</p>
      </>
    )}
  </div>
);
