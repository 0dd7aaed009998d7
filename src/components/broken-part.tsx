import { strings } from "../lib/strings";
import * as styles from "./broken-part.module.css";

/** Stands where a part of a page has broken: only the page anew can help. */
export const BrokenPart = () => (
  <div className={styles.broken} role="alert">
    <p>{strings.blockFailed}</p>
    <button type="button" className="ds-button" data-variant="secondary" onClick={() => window.location.reload()}>
      {strings.reloadPage}
    </button>
  </div>
);
