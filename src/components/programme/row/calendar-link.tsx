import { showingCalendar } from "../../../../domain/addresses/calendar-address";
import { startTime } from "../../../../domain/showings/showing";
import { siteTexts } from "../../../lib/texts";
import * as styles from "./calendar-link.module.css";

interface CalendarLinkProps {
  readonly event: Pick<Queries.ShowingFieldsFragment, "key" | "start">;
  readonly title: string;
  /** The day as text: "lørdag 5. desember". */
  readonly day: string;
}

/** One showing for the visitor's own calendar: a file, which the device opens. */
export const CalendarLink = ({ event, title, day }: CalendarLinkProps) => (
  <a
    className={styles.link}
    href={showingCalendar(event.key)}
    aria-label={siteTexts.addToCalendarFor(title, `${day} kl. ${startTime(event.start)}`)}
  >
    {siteTexts.addToCalendar}
  </a>
);
