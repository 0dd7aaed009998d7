import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";
import { Section } from "../../components/section";
import { TableScroll } from "../../components/table-scroll";
import { consent, reconsider, STORED, subscribeToConsent } from "../../features/analytics/analytics";
import { strings } from "../../lib/strings";
import type { BlockProps } from "../block-props";
import * as styles from "./stored-things.module.css";

const ANSWERS = { granted: strings.consentGranted, denied: strings.consentDenied, open: strings.consentOpen };

/** The reader's answer and a way to change it; it stands in the browser, so the built page has none. */
const Answer = () => {
  const answer = useSyncExternalStore(
    subscribeToConsent,
    () => consent() ?? "open",
    () => null,
  );
  return (
    <div className={styles.answer}>
      <p role="status">{answer !== null && ANSWERS[answer]}</p>
      {answer !== null && (
        <button type="button" className="ds-button" data-variant="secondary" onClick={reconsider}>
          {answer === "open" ? strings.consentAnswer : strings.consentChange}
        </button>
      )}
    </div>
  );
};

/** What the site keeps in the reader's browser, and the answer on statistics. */
export const StoredThings = ({ block }: BlockProps<Queries.StoredThingsBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <TableScroll label={strings.storedCaption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{strings.storedCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{strings.storedWhat}</th>
            <th scope="col">{strings.storedWhy}</th>
            <th scope="col">{strings.storedHowLong}</th>
          </tr>
        </thead>
        <tbody>
          {STORED.map(({ what, why, howLong }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{why}</td>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
    <Answer />
  </Section>
);

export const query = graphql`
  fragment StoredThingsBlockFields on StoredThingsBlock {
    id
    heading
  }
`;
