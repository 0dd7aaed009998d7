import { useEffect, useRef } from "react";
import { Announced } from "../../../../components/elements/announced";
import { Link } from "../../../../components/elements/link";
import { memberPage } from "../../user/member-pages";
import { useUser } from "../../user/use-user";
import type { LogoutOutcome } from "../../user/user-slice";
import { ScreenLinks, ScreenPanel, SignInLink } from "../frame/screen-panel";
import { inFilmClub } from "../provider";
import { signInTexts } from "../sign-in-texts";
import { TicketToday } from "../ticket-today";
import { LogoutButton, LogoutResult } from "./already-in";
import * as styles from "./profile-screen.module.css";
import { useExpired } from "./use-sign-in";

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
        <div className={styles.expired}>
          <Announced>
            <strong>{signInTexts.expired}.</strong> {signInTexts.expiredText}
          </Announced>
          <SignInLink to={memberPage("login")} className="ds-button">
            {signInTexts.login}
          </SignInLink>
        </div>
      )}
      <ul className={styles.parts}>
        <li className={styles.part}>
          <Link to={memberPage("tickets")} className={styles.link}>
            {signInTexts.myTickets}
          </Link>
          {/* On its day a ticket takes the place of the text, so that nothing moves when it comes late. */}
          <div className={styles.place}>
            <p>{signInTexts.myTicketsText}</p>
            <TicketToday shape="card" />
          </div>
        </li>
        <li className={styles.part}>
          <Link to={memberPage("list")} className={styles.link}>
            {signInTexts.myList}
          </Link>
          <p>{signInTexts.myListText}</p>
        </li>
      </ul>
      <LogoutButton logout={logout} />
    </ScreenPanel>
  );
};

/** The member's name, links to their pages, and logout. */
export const ProfileScreen = inFilmClub(Profile);
