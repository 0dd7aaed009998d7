import { useEffect, useRef } from "react";
import { Link } from "../../../../components/elements/link";
import { memberPage } from "../../session/member-pages";
import { useUser } from "../../user/use-user";
import type { LogoutOutcome } from "../../user/user-slice";
import { ScreenLinks, ScreenPanel } from "../frame/screen-panel";
import { SignInLink } from "../frame/sign-in-link";
import { inFilmClub } from "../provider";
import { signInTexts } from "../sign-in-texts";
import { TicketToday } from "../ticket-today";
import { LogoutButton } from "./logout-button";
import { LogoutResult } from "./logout-result";
import * as styles from "./profile-screen.module.css";
import { useExpired } from "./use-expired";

const PARTS = [
  { path: memberPage("list"), label: signInTexts.myList, text: signInTexts.myListText },
  { path: memberPage("tickets"), label: signInTexts.myTickets, text: signInTexts.myTicketsText },
];

/** Without a login: after a logout on this page, or otherwise. */
const Outside = ({ outcome }: { readonly outcome: LogoutOutcome | null }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasLoggedOut = outcome !== null;
  useEffect(() => {
    if (hasLoggedOut) heading.current?.focus();
  }, [hasLoggedOut]);
  return (
    <ScreenPanel heading={hasLoggedOut ? signInTexts.loggedOutHeading : signInTexts.notIn} focus={heading}>
      {hasLoggedOut ? <LogoutResult outcome={outcome} /> : <p>{signInTexts.notInText}</p>}
      <SignInLink to={memberPage("login")} className="ds-button">
        {signInTexts.login}
      </SignInLink>
      <ScreenLinks>
        <p>
          {signInTexts.noAccount} <SignInLink to={memberPage("account")}>{signInTexts.create}</SignInLink>
        </p>
      </ScreenLinks>
    </ScreenPanel>
  );
};

const Profile = () => {
  const { userProfile, logoutOutcome, logout } = useUser();
  const isExpired = useExpired();
  if (userProfile === null) return <Outside outcome={logoutOutcome} />;
  return (
    <ScreenPanel heading={signInTexts.hello(userProfile.userName)}>
      <p>
        {signInTexts.loggedInWith} <strong>{userProfile.email}</strong>
      </p>
      {isExpired && (
        <div className={styles.expired} role="status">
          <p>
            <strong>{signInTexts.expired}.</strong> {signInTexts.expiredText}
          </p>
          <SignInLink to={memberPage("login")} className="ds-button">
            {signInTexts.login}
          </SignInLink>
        </div>
      )}
      <TicketToday shape="card" />
      <ul className={styles.parts}>
        {PARTS.map(({ path, label, text }) => (
          <li key={path} className={styles.part}>
            <Link to={path} className={styles.link}>
              {label}
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <LogoutButton logout={logout} />
    </ScreenPanel>
  );
};

/** The member's name, links to their pages, and logout. */
export const ProfileScreen = inFilmClub(Profile);
