import { graphql } from "gatsby";
import { layoutTexts } from "../texts";
import * as styles from "./paper-foot.module.css";

/** The quiet zone around a QR code that scanners need, in modules. */
const QUIET = 4;

/** The footer for print: the prices of tickets, and the page's address as a QR code, drawn at build. */
export const PaperFoot = ({
  paper: { address, size, code, prices },
}: {
  readonly paper: Queries.PaperFootFieldsFragment;
}) => {
  const side = size + 2 * QUIET;
  return (
    <aside className={styles.foot}>
      {prices.length > 0 && (
        <div className={styles.prices}>
          <strong>{layoutTexts.paperPrices}</strong>
          {prices.map(({ name, words }) => (
            <p key={words}>
              {name !== null && <b>{name}: </b>}
              {words}
            </p>
          ))}
        </div>
      )}
      <p className={styles.address}>
        {layoutTexts.paperCode} <b>{address.replace("https://", "")}</b>
      </p>
      <svg viewBox={`-${QUIET} -${QUIET}.500 ${side} ${side}`} role="img" aria-label={address}>
        <path d={code} stroke="#000" />
      </svg>
    </aside>
  );
};

export const query = graphql`
  fragment PaperFootFields on PagePaper {
    address
    size
    code
    prices {
      name
      words
    }
  }
`;
