import { strings } from "../lib/strings";
import * as styles from "./broken-part.module.css";

/** Stands by a part of a page whose code did not come; it can be fetched again. */
export const MissingPart = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.broken} role="alert">
    <p>{strings.blockMissing}</p>
    <button type="button" className="ds-button" data-variant="secondary" onClick={onRetry}>
      {strings.tryAgain}
    </button>
  </div>
);
