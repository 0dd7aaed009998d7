import { useHasHearts } from "../../../../components/cards/film-heart";
import { Link } from "../../../../components/elements/link";
import { useHydrated } from "../../../../components/hooks/use-hydrated";
import { loginPath, memberPage } from "../../session/member-pages";
import { hasFilmClub } from "../../store/opening";
import { useMember } from "../../user/use-member";
import { ClubPart } from "../frame/club-part";
import * as styles from "../frame/club-part.module.css";
import type { ListScreenProps } from "../frame/empty-list";
import { ScreenPlace } from "../frame/screen-panel";
import { StaticPart } from "../frame/static-part";
import { filmClubTexts } from "../texts";
import * as door from "./my-tickets.module.css";

const loadTicketScreen = () => import("./ticket-screen").then(({ TicketScreen }) => TicketScreen);

const MyTicketsPart = (props: ListScreenProps) => {
  const isClientRender = useHydrated();
  const hasHearts = useHasHearts();
  const member = useMember();
  if (!isClientRender) return <StaticPart waiting={filmClubTexts.ticketsWaiting} />;
  if (!(hasHearts && hasFilmClub())) return <p>{filmClubTexts.clubClosed}</p>;
  if (member === null) {
    return (
      <div className={styles.invitation}>
        <p>{filmClubTexts.ticketsLogIn}</p>
        <Link to={loginPath(memberPage("tickets"))} className="ds-button">
          {filmClubTexts.logIn}
        </Link>
      </div>
    );
  }
  return <ClubPart key={member.email} load={loadTicketScreen} props={props} waiting={filmClubTexts.ticketsWaiting} />;
};

/** A member's tickets, or a link to login. */
export const MyTickets = (props: ListScreenProps) => (
  <div className={door.door}>
    <ScreenPlace>
      <MyTicketsPart {...props} />
    </ScreenPlace>
  </div>
);
