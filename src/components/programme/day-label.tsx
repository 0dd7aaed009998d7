import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import {
  cardDate,
  longDate,
  relativeDay,
  sentenceCase,
  timeSpan,
  withWholeFigures,
} from "../../../domain/time/norwegian";

interface DayLabelProps {
  readonly date: LocalDate;
  readonly now: LocalDateTime;
  /** The text for yesterday, today and tomorrow, with an asterisk for the word: "*, lørdag 5. desember". */
  readonly near?: string;
  /** The text for any other day. */
  readonly far?: string;
  readonly className?: string | undefined;
}

/**
 * "I dag", or "Lørdag 5. desember". The element has the texts for other days too, so that an inline script can correct
 * a page that was built on another day before hydration (app/first-load/ended-at-load.ts); React keeps the text that it
 * finds.
 */
export const DayLabel = ({ date, now, near = "*", far = sentenceCase(longDate(date)), className }: DayLabelProps) => {
  const word = relativeDay(date, dateOf(now));
  const [nearby, distant] = [near, far].map(withWholeFigures);
  return (
    <span
      suppressHydrationWarning
      className={className}
      data-day={date}
      data-near={near === "*" ? undefined : nearby}
      data-far={distant}
    >
      {word === null ? distant : nearby?.replace("*", word)}
    </span>
  );
};

interface WhenProps {
  /** Within a sentence: a class that has its words in lower case, also those that a script sets. */
  readonly within?: string | undefined;
  readonly start: LocalDateTime;
  /** Where it is told too. */
  readonly end?: LocalDateTime | null;
  readonly now: LocalDateTime;
  /** "Lør. 5. des. kl. 18.00", on a narrow card. */
  readonly brief?: boolean;
}

/** "I dag kl. 18.00", "Lørdag 5. desember kl. 18.00", on a built page. */
export const When = ({ start, end = null, now, brief = false, within }: WhenProps) => {
  const date = dateOf(start);
  // A word joiner: no line begins with the end.
  const time = timeSpan(start, end).replace("–", "–\u2060");
  const written = brief ? cardDate(date) : longDate(date);
  const day = within === undefined ? sentenceCase(written) : written;
  return <DayLabel date={date} now={now} near={`* ${time}`} far={`${day} ${time}`} className={within} />;
};
