import { filmClubTexts } from "../texts";
import * as styles from "./club-part.module.css";
import { Waiting } from "./waiting";

/** Rendered in the static page and in the first client render, where no member is known. */
export const StaticPart = ({ waiting }: { readonly waiting: string }) => (
  <>
    <Waiting>{waiting}</Waiting>
    <p className={styles.needsScript}>{filmClubTexts.clubNeedsScript}</p>
  </>
);
