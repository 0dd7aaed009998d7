import { useHasHearts } from "../../../components/film-heart";
import { Link } from "../../../components/link";
import { useAlive } from "../../../components/use-alive";
import { clubStrings } from "../../../lib/club-strings";
import { loginPath, MEMBER_PAGES } from "../member-pages";
import { hasFilmClub } from "../open-film-club";
import { useMember } from "../user/use-member";
import { ClubPart } from "./club-part";
import * as styles from "./club-part.module.css";
import type { MyListProps } from "./list-view";
import { ScreenPlace } from "./screen-panel";
import { StaticPart } from "./static-part";

const loadTicketScreen = () => import("./ticket-screen").then(({ TicketScreen }) => TicketScreen);

const MyTicketsPart = (props: MyListProps) => {
  const alive = useAlive();
  const hasHearts = useHasHearts();
  const member = useMember();
  if (!alive) return <StaticPart waiting={clubStrings.ticketsWaiting} />;
  if (!(hasHearts && hasFilmClub())) return <p>{clubStrings.clubClosed}</p>;
  if (member === null) {
    return (
      <div className={styles.invitation}>
        <p>{clubStrings.ticketsLogIn}</p>
        <Link to={loginPath(MEMBER_PAGES.tickets)} className="ds-button">
          {clubStrings.logIn}
        </Link>
      </div>
    );
  }
  return <ClubPart key={member.email} load={loadTicketScreen} props={props} waiting={clubStrings.ticketsWaiting} />;
};

/** A member's tickets; who is not logged in is invited to be. */
export const MyTickets = (props: MyListProps) => (
  <ScreenPlace>
    <MyTicketsPart {...props} />
  </ScreenPlace>
);
