import { useHasHearts } from "../../../../components/cards/film-heart";
import { useHydrated } from "../../../../components/hooks/use-hydrated";
import { hasFilmClub } from "../../store/opening";
import { useMember } from "../../user/stored-profile";
import { ClubPart, type ListScreenProps, LoginInvitation, StaticPart } from "../frame/club-part";
import { ScreenPlace } from "../frame/screen-panel";
import { filmClubTexts } from "../texts";
import * as door from "./my-tickets.module.css";

const loadTicketScreen = () =>
  import(/* webpackChunkName: "block---TicketsBlock---member" */ "./ticket-screen").then(
    ({ TicketScreen }) => TicketScreen,
  );

const MyTicketsPart = (props: ListScreenProps) => {
  const isClientRender = useHydrated();
  const hasHearts = useHasHearts();
  const member = useMember();
  if (!isClientRender) return <StaticPart waiting={filmClubTexts.ticketsWaiting} />;
  if (member === null) {
    const { level: Heading } = props;
    return (
      <LoginInvitation
        to="tickets"
        heading={<Heading className={door.heading}>{filmClubTexts.ticketsAccount}</Heading>}
      >
        {filmClubTexts.ticketsLogIn}
      </LoginInvitation>
    );
  }
  if (!(hasHearts && hasFilmClub())) return <p>{filmClubTexts.clubClosed}</p>;
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
