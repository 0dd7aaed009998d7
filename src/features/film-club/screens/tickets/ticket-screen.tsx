import { useTickets } from "../../tickets/use-tickets";
import { memberPage } from "../../user/member-pages";
import { CallFailure, EmptyList, type ListScreenProps, Waiting } from "../frame/club-part";
import { InstallOffer } from "../frame/install-offer";
import { inFilmClub } from "../provider";
import { filmClubTexts } from "../texts";
import { TicketGroups } from "./ticket-groups";

const Tickets = ({ level, ...empty }: ListScreenProps) => {
  const { items, loading, error, isLoaded, reload } = useTickets();
  return (
    <>
      {loading && items.length === 0 && <Waiting>{filmClubTexts.ticketsWaiting}</Waiting>}
      {items.length > 0 && <TicketGroups tickets={items} level={level} />}
      {items.length > 0 && <InstallOffer />}
      {error && (
        <CallFailure
          error={error}
          meanwhile={items.length > 0 ? filmClubTexts.ticketsMeanwhile : undefined}
          onRetry={reload}
          back={memberPage("tickets")}
        />
      )}
      {isLoaded && items.length === 0 && !loading && <EmptyList {...empty} />}
    </>
  );
};

/** A member's tickets: the wallet's at once, and the platform's when they have loaded. */
export const TicketScreen = inFilmClub(Tickets);
