import { byText } from "../../../../domain/collections/by-text";
import { dateOf, type LocalDate } from "../../../../domain/time/local-time";
import type { Ticket } from "../api/ticket";

export interface TicketDays {
  readonly today: readonly Ticket[];
  readonly coming: readonly Ticket[];
  readonly past: readonly Ticket[];
}

/** Today's tickets, those of later days, each earliest first, and those of past days. */
export const ticketsByDay = (tickets: readonly Ticket[], today: LocalDate): TicketDays => {
  const inOrder = [...tickets].sort(byText(({ startTime }) => startTime));
  const day = ({ startTime }: Ticket) => dateOf(startTime);
  return {
    today: inOrder.filter((ticket) => day(ticket) === today),
    coming: inOrder.filter((ticket) => day(ticket) > today),
    past: inOrder.filter((ticket) => day(ticket) < today).reverse(),
  };
};
