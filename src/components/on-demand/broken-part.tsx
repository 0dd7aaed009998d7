import { siteTexts } from "../../lib/texts";
import * as styles from "./broken-part.module.css";

/** Shown in place of a block that threw: only reloading the page helps. */
export const BrokenPart = () => (
  <div className={styles.broken} role="alert">
    <p>{siteTexts.blockFailed}</p>
    <button type="button" className="ds-button" data-variant="secondary" onClick={() => window.location.reload()}>
      {siteTexts.reloadPage}
    </button>
  </div>
);
