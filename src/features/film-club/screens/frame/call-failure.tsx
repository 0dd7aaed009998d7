import { Link } from "../../../../components/elements/link";
import { siteTexts } from "../../../../lib/texts";
import type { CallError } from "../../api/call-error";
import { loginPath } from "../../session/member-pages";
import { filmClubTexts } from "../texts";
import * as styles from "./club-part.module.css";

interface LoadFailureProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A failed request, with a retry button. */
export const LoadFailure = ({ text, onRetry }: LoadFailureProps) => (
  <div className={styles.trouble} role="alert">
    <p>{text}</p>
    <button type="button" className="ds-button" data-variant="secondary" onClick={onRetry}>
      {siteTexts.tryAgain}
    </button>
  </div>
);

interface CallFailureProps {
  readonly error: CallError;
  /** What the visitor can do meanwhile: "Billettene under …". */
  readonly meanwhile?: string | undefined;
  readonly onRetry: () => void;
  /** The page to come back to after logging in. */
  readonly back: string;
}

/** The text for a failed call of the film platform; for an expired session a link to login. */
export const CallFailure = ({ error, meanwhile = "", onRetry, back }: CallFailureProps) => {
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
  return <LoadFailure text={`${why} ${meanwhile}`.trim()} onRetry={onRetry} />;
};
