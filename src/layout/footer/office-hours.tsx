import { graphql } from "gatsby";
import { filled } from "../../../domain/time/in-language";
import { weekRows } from "../../components/programme/week-hours";
import { siteTexts } from "../../lib/texts";
import * as styles from "./office-hours.module.css";

interface OfficeHoursProps {
  readonly part: Queries.OfficeHoursPartFragment;
  /** For a page in another language; null for the site's own. */
  readonly words: Queries.HoursWordsFragment | null;
  /** The site's language, where it is not the page's. */
  readonly own: string | undefined;
}

/** A part of the venue by its name in the page's language, or else marked as in the site's. */
export const PartName = ({ name, words, own }: Pick<OfficeHoursProps, "words" | "own"> & { readonly name: string }) => {
  const translated = words?.places.find(({ norwegian }) => norwegian === name);
  return <span lang={translated ? undefined : own}>{translated?.name ?? name}</span>;
};

/** A part's week in the footer, without closed days; a part that follows the programme says so. */
export const OfficeHours = ({ part, words, own }: OfficeHoursProps) => (
  <div className={styles.part}>
    <p className={styles.name}>
      <PartName name={part.name} words={words} own={own} />
    </p>
    {part.minutesBefore === null ? (
      <dl>
        {weekRows(part.weekly, words)
          .filter(({ closed }) => !closed)
          .map(({ days, hours }) => (
            <div key={days} className={styles.line}>
              <dt>{days}</dt>
              <dd className={styles.hours}>{hours}</dd>
            </div>
          ))}
      </dl>
    ) : (
      <p>
        {words
          ? filled(part.minutesBefore === 0 ? words.hoursAtStart : words.hoursBefore, { minutes: part.minutesBefore })
          : siteTexts.opensBefore(part.minutesBefore)}
      </p>
    )}
  </div>
);

export const query = graphql`
  fragment HoursWords on Language {
    weekdays
    and
    spanForm
    hoursBefore
    hoursAtStart
    places {
      norwegian
      name
    }
  }

  fragment OfficeHoursPart on OpeningHours {
    name
    minutesBefore
    weekly {
      days
      opens
      closes
    }
  }
`;
