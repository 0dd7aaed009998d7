import { graphql } from "gatsby";
import { weekRows } from "../components/week-hours";
import * as styles from "./office-hours.module.css";

/** The office's week in the footer, closed days left out. */
export const OfficeHours = ({ part }: { readonly part: Queries.OfficeHoursPartFragment }) => (
  <>
    <p className={styles.name}>{part.name}</p>
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
  </>
);

export const query = graphql`
  fragment OfficeHoursPart on OpeningHours {
    name
    weekly {
      days
      opens
      closes
    }
  }
`;
