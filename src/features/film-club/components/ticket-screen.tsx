import { clubStrings } from "../../../lib/club-strings";
import { FilmClubProvider } from "../film-club-provider";
import { MEMBER_PAGES } from "../member-pages";
import type { FilmClub } from "../open-film-club";
import { useTickets } from "../tickets/use-tickets";
import { EmptyList } from "./empty-list";
import type { MyListProps } from "./list-view";
import { TicketGroups } from "./ticket-groups";
import { CallTrouble } from "./trouble";
import { Waiting } from "./waiting";

const Tickets = ({ level, ...empty }: MyListProps) => {
  const { items, loading, error, isLoaded, reload } = useTickets();
  return (
    <>
      {loading && items.length === 0 && <Waiting>{clubStrings.ticketsWaiting}</Waiting>}
      {error && (
        <CallTrouble
          error={error}
          meanwhile={items.length > 0 ? clubStrings.ticketsMeanwhile : undefined}
          onRetry={reload}
          back={MEMBER_PAGES.tickets}
        />
      )}
      {items.length > 0 && <TicketGroups tickets={items} level={level} />}
      {isLoaded && items.length === 0 && !loading && <EmptyList {...empty} />}
    </>
  );
};

/** A member's tickets: the wallet's at once, and the platform's when they have come. */
export const TicketScreen = ({ club, ...props }: MyListProps & { readonly club: FilmClub }) => (
  <FilmClubProvider club={club}>
    <Tickets {...props} />
  </FilmClubProvider>
);
