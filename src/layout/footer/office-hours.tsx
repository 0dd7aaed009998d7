import { graphql } from "gatsby";
import { weekRows } from "../../components/programme/week-hours";
import { siteTexts } from "../../lib/texts";
import * as styles from "./office-hours.module.css";

/** A part's week in the footer, without closed days; a part that follows the programme says so. */
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
              <dd className={styles.hours}>{hours}</dd>
            </div>
          ))}
      </dl>
    ) : (
      <p>{siteTexts.followsProgramme(part.minutesBefore)}</p>
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
