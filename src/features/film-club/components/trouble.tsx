import { Link } from "../../../components/link";
import { clubStrings } from "../../../lib/club-strings";
import { strings } from "../../../lib/strings";
import type { CallError } from "../api/call-error";
import { loginPath } from "../member-pages";
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
      {strings.tryAgain}
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
        <p>{`${clubStrings.sessionEnded} ${meanwhile}`.trim()}</p>
        <Link to={loginPath(back)} className="ds-button">
          {clubStrings.logIn}
        </Link>
      </div>
    );
  }
  const why =
    error.kind === "network" || error.kind === "timeout" ? clubStrings.clubNoContact : clubStrings.clubUnreachable;
  return <Trouble text={`${why} ${meanwhile}`.trim()} onRetry={onRetry} />;
};
