import type { ReactNode } from "react";
import { Announced } from "../../../../components/elements/announced";
import { EmptyNote } from "../../../../components/elements/empty-note";
import { Link } from "../../../../components/elements/link";
import { siteTexts } from "../../../../lib/texts";
import type { CallError } from "../../api/call-error";
import { loginPath, memberPage } from "../../user/member-pages";
import { filmClubTexts } from "../texts";
import * as styles from "./club-part.module.css";
import { type ClubScreen, useClubScreen } from "./use-club-screen";

/** A loading message. */
export const Waiting = ({ children }: { readonly children: string }) => (
  <Announced className={styles.waiting}>{children}</Announced>
);

/** Rendered in the static page and in the first client render, where no member is known. */
export const StaticPart = ({ waiting }: { readonly waiting: string }) => (
  <>
    <Waiting>{waiting}</Waiting>
    <p className={styles.needsScript}>{filmClubTexts.clubNeedsScript}</p>
  </>
);

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
  /** What the visitor can do meanwhile: "Billettene her …". */
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

interface LoginInvitationProps {
  /** The screen that login returns to. */
  readonly to: Parameters<typeof memberPage>[0];
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** What a member would have here, and the link to login. */
export const LoginInvitation = ({ to, heading, children }: LoginInvitationProps) => (
  <div className={styles.invitation}>
    {heading}
    <p>{children}</p>
    <Link to={loginPath(memberPage(to))} className="ds-button">
      {filmClubTexts.logIn}
    </Link>
  </div>
);

interface EmptyListProps {
  readonly emptyText: string;
  /** A link, or null. */
  readonly link: { readonly label: string; readonly path: string } | null;
}

/** Settings from content for the list and the tickets. */
export interface ListScreenProps extends EmptyListProps {
  /** The level of the headings inside. */
  readonly level: "h2" | "h3";
}

/** Replaces an empty list: a text and a link. */
export const EmptyList = ({ emptyText, link }: EmptyListProps) => (
  <>
    <EmptyNote>{emptyText}</EmptyNote>
    {link && (
      <p>
        <Link to={link.path} className="ds-button">
          {link.label}
        </Link>
      </p>
    )}
  </>
);

interface ClubPartProps<Props> {
  readonly load: () => Promise<ClubScreen<Props>>;
  readonly props: Props;
  /** The loading message. */
  readonly waiting: string;
  /** The fallback when the film club cannot be loaded. */
  readonly otherwise?: ReactNode;
  /** Instead of the message that it cannot be loaded. */
  readonly failure?: ((retry: () => void) => ReactNode) | undefined;
}

/** A part of a page that needs the film club: loads it on mount, and offers a retry when that fails. */
export const ClubPart = <Props extends object>({ load, props, waiting, otherwise, failure }: ClubPartProps<Props>) => {
  const { opening, retry } = useClubScreen(load);
  if (opening.state === "waiting") return <Waiting>{waiting}</Waiting>;
  if (opening.state === "failed") {
    return (
      <>
        {failure ? failure(retry) : <LoadFailure text={filmClubTexts.clubUnreachable} onRetry={retry} />}
        {otherwise}
      </>
    );
  }
  if (!("Screen" in opening)) return null;
  const { Screen, club } = opening;
  return <Screen {...props} club={club} />;
};
