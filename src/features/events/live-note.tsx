import { strings } from "../../lib/strings";
import * as styles from "./live-note.module.css";
import { useLiveFailed } from "./use-live-showings";

/** Says quietly that the ticket seller knows, when free seats could not be fetched. */
export const LiveNote = () => (useLiveFailed() ? <p className={styles.note}>{strings.seatsUnknown}</p> : null);
