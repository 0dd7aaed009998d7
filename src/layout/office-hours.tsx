import { graphql } from "gatsby";
import { weekRows } from "../components/week-hours";
import { strings } from "../lib/strings";
import * as styles from "./office-hours.module.css";

/** The office's week in the footer, closed days left out; a part that follows the programme says so. */
export const OfficeHours = ({ part }: { readonly part: Queries.OfficeHoursPartFragment }) => (
  <>
    <p className={styles.name}>{part.name}</p>
    {part.minutesBefore === null ? (
      <dl>
        {weekRows(part.weekly)
          .filter(({ closed }) => !closed)
          .map(({ days, hours }) => (
            <div key={days} className={styles.line}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
      </dl>
    ) : (
      <p>{strings.followsProgramme(part.minutesBefore)}</p>
    )}
  </>
);

export const query = graphql`
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
