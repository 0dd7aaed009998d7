import { useEffect, useRef } from "react";
import { Link } from "../../../../components/elements/link";
import { MEMBER_PAGES } from "../../session/member-pages";
import type { FilmClub } from "../../store/opening";
import { useUser } from "../../user/use-user";
import type { Farewell as FarewellState } from "../../user/user-slice";
import { ScreenPanel, Ways } from "../frame/screen-panel";
import { WayLink } from "../frame/way-link";
import { FilmClubProvider } from "../provider";
import { signInTexts } from "../sign-in-texts";
import { Farewell } from "./farewell";
import * as styles from "./profile-screen.module.css";
import { useExpired } from "./use-expired";

const PARTS = [
  { path: MEMBER_PAGES.list, label: signInTexts.myList, text: signInTexts.myListText },
  { path: MEMBER_PAGES.tickets, label: signInTexts.myTickets, text: signInTexts.myTicketsText },
];

/** For those who are not logged in: because they have just logged out here, or otherwise. */
const Outside = ({ farewell }: { readonly farewell: FarewellState | null }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasLeft = farewell !== null;
  useEffect(() => {
    if (hasLeft) heading.current?.focus();
  }, [hasLeft]);
  return (
    <ScreenPanel heading={hasLeft ? signInTexts.loggedOutHeading : signInTexts.notIn} focus={heading}>
      {hasLeft ? <Farewell farewell={farewell} /> : <p>{signInTexts.notInText}</p>}
      <WayLink to={MEMBER_PAGES.login} className="ds-button">
        {signInTexts.login}
      </WayLink>
      <Ways>
        <p>
          {signInTexts.noAccount} <WayLink to={MEMBER_PAGES.account}>{signInTexts.create}</WayLink>
        </p>
      </Ways>
    </ScreenPanel>
  );
};

const Profile = () => {
  const { userProfile, farewell, logout } = useUser();
  const isExpired = useExpired();
  if (userProfile === null) return <Outside farewell={farewell} />;
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
          <WayLink to={MEMBER_PAGES.login} className="ds-button">
            {signInTexts.login}
          </WayLink>
        </div>
      )}
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
      <Ways>
        <button type="button" className="ds-button" data-variant="secondary" onClick={logout}>
          {signInTexts.logout}
        </button>
      </Ways>
    </ScreenPanel>
  );
};

/** Who is logged in, what is theirs, and the way out. */
export const ProfileScreen = ({ club }: { readonly club: FilmClub }) => (
  <FilmClubProvider club={club}>
    <Profile />
  </FilmClubProvider>
);
