import { graphql } from "gatsby";
import { comingDeviations, DEVIATIONS_AHEAD, hoursOfPart, hoursOn } from "../../../domain/hours/opening-hours";
import { dateOf, type LocalDate } from "../../../domain/time/local-time";
import { longDate, sentenceCase, shortDate, withWholeFigures } from "../../../domain/time/norwegian";
import { Section } from "../../components/elements/section";
import { useNow } from "../../components/hooks/use-now";
import { DayLabel } from "../../components/programme/day-label";
import { deviationText, spansText } from "../../components/programme/week-hours";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import { HoursTable, HoursText } from "./hours-table";
import * as styles from "./opening-hours.module.css";

type Fields = Queries.OpeningHoursBlockFieldsFragment;
type Part = Fields["parts"][number];

const Deviations = ({ part, today }: { readonly part: Part; readonly today: LocalDate }) => {
  const deviations = comingDeviations(part, today, DEVIATIONS_AHEAD);
  if (deviations.length === 0) return null;
  return (
    <>
      <h4 className={styles.sub}>{siteTexts.deviations}</h4>
      <ul className={styles.deviations}>
        {deviations.map((deviation) => (
          <li key={deviation.date}>
            <HoursText>{withWholeFigures(deviationText(deviation))}</HoursText>
          </li>
        ))}
      </ul>
    </>
  );
};

/**
 * Opening hours of parts of the venue: today first, with its date, since without script the page may be from an earlier
 * day; then the week or the days that follow, then exceptions.
 */
export const OpeningHours = ({ block }: BlockProps<Fields>) => {
  const now = useNow(block.today.date);
  const today = dateOf(now);
  if (block.parts.length === 0) return null;
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading ?? siteTexts.openingHours}>
      <div className={styles.parts}>
        {block.parts.map((weekly) => {
          const part = hoursOfPart(weekly, block.openDays);
          const hours = spansText(hoursOn(part, today).spans);
          return (
            <div key={part.key} className={styles.part}>
              <h3 className={styles.name}>{part.name}</h3>
              <p className={styles.today}>
                <DayLabel
                  date={today}
                  now={now}
                  near={`*, ${shortDate(today)}:`}
                  far={`${sentenceCase(longDate(today))}:`}
                />{" "}
                <HoursText>{hours.toLowerCase()}</HoursText>
              </p>
              <HoursTable part={part} today={today} />
              {part.minutesBefore !== null && (
                <p className={styles.note}>{siteTexts.followsProgramme(part.minutesBefore)}</p>
              )}
              {part.note !== null && <p className={styles.note}>{withWholeFigures(part.note)}</p>}
              <Deviations part={part} today={today} />
            </div>
          );
        })}
      </div>
    </Section>
  );
};

export const query = graphql`
  fragment OpeningHoursBlockFields on OpeningHoursBlock {
    id
    heading
    today {
      date
    }
    openDays {
      ...PartOpenDay
    }
    parts {
      key
      name
      note
      ...PartHours
    }
  }
`;
