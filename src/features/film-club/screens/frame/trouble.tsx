import { Link } from "../../../../components/elements/link";
import { siteTexts } from "../../../../lib/texts";
import type { CallError } from "../../api/call-error";
import { loginPath } from "../../session/member-pages";
import { filmClubTexts } from "../texts";
import * as styles from "./club-part.module.css";

interface TroubleProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Something could not be fetched, and can be tried again. */
export const Trouble = ({ text, onRetry }: TroubleProps) => (
  <div className={styles.trouble} role="alert">
    <p>{text}</p>
    <button type="button" className="ds-button" data-variant="secondary" onClick={onRetry}>
      {siteTexts.tryAgain}
    </button>
  </div>
);

interface CallTroubleProps {
  readonly error: CallError;
  /** What the reader can do meanwhile: "Billettene under …". */
  readonly meanwhile?: string | undefined;
  readonly onRetry: () => void;
  /** The page to come back to after logging in. */
  readonly back: string;
}

/** Why the film platform did not answer, in the site's own words; a session that has ended is a way to log in. */
export const CallTrouble = ({ error, meanwhile = "", onRetry, back }: CallTroubleProps) => {
  if (error.status === 401) {
    return (
      <div className={styles.trouble} role="alert">
        <p>{`${filmClubTexts.sessionEnded} ${meanwhile}`.trim()}</p>
        <Link to={loginPath(back)} className="ds-button">
          {filmClubTexts.logIn}
        </Link>
      </div>
    );
  }
  const why =
    error.kind === "network" || error.kind === "timeout" ? filmClubTexts.clubNoContact : filmClubTexts.clubUnreachable;
  return <Trouble text={`${why} ${meanwhile}`.trim()} onRetry={onRetry} />;
};
