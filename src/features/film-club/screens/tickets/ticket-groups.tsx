import { useId } from "react";
import { dateOf } from "../../../../../domain/time/local-time";
import { toLocal } from "../../../../../domain/time/oslo";
import { useNow } from "../../../../components/hooks/use-now";
import { instantNow } from "../../../../lib/clock";
import { levelBelow } from "../../../../lib/heading";
import { idsByContent } from "../../api/all-pages";
import type { Ticket } from "../../api/ticket";
import { ticketsByDay } from "../../tickets/by-day";
import { filmClubTexts } from "../texts";
import { TicketCard } from "./ticket-card";
import * as styles from "./ticket-groups.module.css";

interface TicketGroupsProps {
  readonly tickets: readonly Ticket[];
  readonly level: "h2" | "h3";
}

/** Today's tickets first, then those to come, then those that are over. */
export const TicketGroups = ({ tickets, level: Heading }: TicketGroupsProps) => {
  const id = useId();
  const now = useNow(dateOf(toLocal(instantNow())));
  const days = ticketsByDay(tickets, dateOf(now));
  return (["today", "coming", "past"] as const).map((when) => {
    const group = days[when];
    if (group.length === 0) return null;
    const keys = idsByContent(group);
    return (
      <section key={when} className={styles.group} aria-labelledby={`${id}-${when}`} data-when={when}>
        {/* Today's tickets contain their day, and their codes come first on the page. */}
        <Heading id={`${id}-${when}`} className={when === "today" ? "visually-hidden" : undefined}>
          {filmClubTexts.ticketsWhen[when]}
        </Heading>
        <ul className={styles.tickets}>
          {group.map((ticket, at) => (
            <li key={keys[at]}>
              <TicketCard ticket={ticket} level={levelBelow(Heading)} now={now} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
};
