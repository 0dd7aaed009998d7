import { useEffect, useRef } from "react";
import { Link } from "../../../components/link";
import type { FilmClub } from "../film-club";
import { FilmClubProvider, useUser } from "../film-club-hooks";
import { MEMBER_PAGES } from "../member-pages";
import type { Farewell as FarewellState } from "../user/user-slice";
import { Farewell } from "./farewell";
import * as styles from "./profile-screen.module.css";
import { ScreenPanel, Ways } from "./screen-panel";
import { useExpired } from "./use-expired";
import { WayLink } from "./way-link";
import { words } from "./words";

const PARTS = [
  { path: MEMBER_PAGES.list, label: words.myList, text: words.myListText },
  { path: MEMBER_PAGES.tickets, label: words.myTickets, text: words.myTicketsText },
];

/** For those who are not logged in: because they have just logged out here, or otherwise. */
const Outside = ({ farewell }: { readonly farewell: FarewellState | null }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasLeft = farewell !== null;
  useEffect(() => {
    if (hasLeft) heading.current?.focus();
  }, [hasLeft]);
  return (
    <ScreenPanel heading={hasLeft ? words.loggedOutHeading : words.notIn} focus={heading}>
      {hasLeft ? <Farewell farewell={farewell} /> : <p>{words.notInText}</p>}
      <WayLink to={MEMBER_PAGES.login} className="ds-button">
        {words.login}
      </WayLink>
      <Ways>
        <p>
          {words.noAccount} <WayLink to={MEMBER_PAGES.account}>{words.create}</WayLink>
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
    <ScreenPanel heading={words.hello(userProfile.userName)}>
      <p>
        {words.loggedInWith} <strong>{userProfile.email}</strong>
      </p>
      {isExpired && (
        <div className={styles.expired} role="status">
          <p>
            <strong>{words.expired}.</strong> {words.expiredText}
          </p>
          <WayLink to={MEMBER_PAGES.login} className="ds-button">
            {words.login}
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
          {words.logout}
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
