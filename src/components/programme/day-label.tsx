import { dateOf, type LocalDate, type LocalDateTime } from "../../rules/time/local-time";
import { clockTime, longDate, relativeDay, sentenceCase, withTimesWhole } from "../../rules/time/norwegian";

interface DayLabelProps {
  readonly date: LocalDate;
  readonly now: LocalDateTime;
  /** What is said of yesterday, today and tomorrow, an asterisk standing for the word: "*, lørdag 5. desember". */
  readonly near?: string;
  /** What is said of any other day. */
  readonly far?: string;
  readonly className?: string | undefined;
}

/**
 * "I dag", or "Lørdag 5. desember". The words carry what they say on other days, so that a page that was built on one
 * of those
 * is right before any code of ours runs (app/first-load/ended-at-load.ts); React takes the words as it finds them, and
 * keeps them.
 */
export const DayLabel = ({ date, now, near = "*", far = sentenceCase(longDate(date)), className }: DayLabelProps) => {
  const word = relativeDay(date, dateOf(now));
  return (
    <span
      suppressHydrationWarning
      className={className}
      data-day={date}
      data-near={near === "*" ? undefined : near}
      data-far={far}
    >
      {word === null ? far : near.replace("*", word)}
    </span>
  );
};

/** "I dag kl. 18.00", "Lørdag 5. desember kl. 18.00", on a page that was built. */
export const When = ({ start, now }: { readonly start: LocalDateTime; readonly now: LocalDateTime }) => {
  const date = dateOf(start);
  const time = withTimesWhole(`kl. ${clockTime(start)}`);
  return <DayLabel date={date} now={now} near={`* ${time}`} far={`${sentenceCase(longDate(date))} ${time}`} />;
};
