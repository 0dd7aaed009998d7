import { siteTexts } from "../../lib/texts";
import * as styles from "./broken-part.module.css";

/** Shown beside a component whose code could not be fetched, with a retry button. */
export const MissingPart = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.broken} role="alert">
    <p>{siteTexts.blockMissing}</p>
    <button type="button" className="ds-button" data-variant="secondary" onClick={onRetry}>
      {siteTexts.tryAgain}
    </button>
  </div>
);
