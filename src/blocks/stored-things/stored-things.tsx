import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";
import { Section } from "../../components/elements/section";
import { TableScroll } from "../../components/elements/table-scroll";
import { consent, reconsider, STORED, subscribeToConsent } from "../../features/analytics/analytics";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./stored-things.module.css";

const ANSWERS = { granted: siteTexts.consentGranted, denied: siteTexts.consentDenied, open: siteTexts.consentOpen };

/** The visitor's consent and a button to change it. It is stored in the browser, so the built page has none. */
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
          {answer === "open" ? siteTexts.consentAnswer : siteTexts.consentChange}
        </button>
      )}
    </div>
  );
};

/** What the site stores in the browser, and the answer on statistics. */
export const StoredThings = ({ block }: BlockProps<Queries.StoredThingsBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <TableScroll label={siteTexts.storedCaption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{siteTexts.storedCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{siteTexts.storedWhat}</th>
            <th scope="col">{siteTexts.storedWhy}</th>
            <th scope="col">{siteTexts.storedHowLong}</th>
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
