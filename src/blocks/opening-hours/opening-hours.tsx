import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { useNow } from "../../components/use-now";
import { spansText, weekRows } from "../../components/week-hours";
import { strings } from "../../lib/strings";
import { dateOf, type LocalDate } from "../../rules/local-time";
import { longDate, sentenceCase } from "../../rules/norwegian";
import { comingDeviations, hoursOn } from "../../rules/opening-hours";
import type { BlockProps } from "../block-props";
import * as styles from "./opening-hours.module.css";

type Part = Queries.OpeningHoursBlockFieldsFragment["parts"][number];

/** How far ahead other hours are told, in days. */
const LOOK_AHEAD = 45;

const Deviations = ({ part, today }: { readonly part: Part; readonly today: LocalDate }) => {
  const deviations = comingDeviations(part, today, LOOK_AHEAD);
  if (deviations.length === 0) return null;
  return (
    <>
      <h4 className={styles.sub}>{strings.deviations}</h4>
      <ul className={styles.deviations}>
        {deviations.map(({ date, until, spans, reason }) => (
          <li key={date}>
            {sentenceCase(longDate(date))}
            {until !== date && ` til ${longDate(until)}`}: {spansText(spans).toLowerCase()} ({reason})
          </li>
        ))}
      </ul>
    </>
  );
};

/** Opening hours of parts of the house: today first, then the week, then what differs. */
export const OpeningHours = ({ block }: BlockProps<Queries.OpeningHoursBlockFieldsFragment>) => {
  const today = dateOf(useNow(block.today.date));
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading ?? strings.openingHours}>
      <div className={styles.parts}>
        {block.parts.map((part) => {
          const { spans } = hoursOn(part, today);
          return (
            <div key={part.key} className={styles.part}>
              <h3 className={styles.name}>{part.name}</h3>
              <p className={styles.today}>
                {spans.length === 0 ? strings.closedToday : strings.openToday(spansText(spans))}
              </p>
              <table className={styles.week}>
                <caption className="visually-hidden">{strings.hoursTable(part.name)}</caption>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">{strings.day}</th>
                    <th scope="col">{strings.hours}</th>
                  </tr>
                </thead>
                <tbody>
                  {weekRows(part.weekly).map(({ days, hours }) => (
                    <tr key={days}>
                      <th scope="row">{days}</th>
                      <td>{hours}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {part.note !== null && <p className={styles.note}>{part.note}</p>}
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
    parts {
      key
      name
      note
      publicHolidays
      weekly {
        days
        opens
        closes
      }
      exceptions {
        from
        to
        closed
        opens
        closes
        reason
      }
    }
  }
`;
