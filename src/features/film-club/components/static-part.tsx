import { clubStrings } from "../../../lib/club-strings";
import * as styles from "./club-part.module.css";
import { Waiting } from "./waiting";

/** What stands in the static page and in the first client render, where nobody is known. */
export const StaticPart = ({ waiting }: { readonly waiting: string }) => (
  <>
    <Waiting>{waiting}</Waiting>
    <p className={styles.needsScript}>{clubStrings.clubNeedsScript}</p>
  </>
);
