import type { ReactNode } from "react";
import { Link } from "../../../../components/elements/link";
import { loginPath, memberPage } from "../../session/member-pages";
import { filmClubTexts } from "../texts";
import * as styles from "./club-part.module.css";

interface LoginInvitationProps {
  /** The screen that login returns to. */
  readonly to: Parameters<typeof memberPage>[0];
  readonly children: ReactNode;
}

/** What a member would have here, and the link to login. */
export const LoginInvitation = ({ to, children }: LoginInvitationProps) => (
  <div className={styles.invitation}>
    <p>{children}</p>
    <Link to={loginPath(memberPage(to))} className="ds-button">
      {filmClubTexts.logIn}
    </Link>
  </div>
);
