import { useEffect, useState, useSyncExternalStore } from "react";
import { toLocal } from "../../../../../domain/time/oslo";
import { Link } from "../../../../components/elements/link";
import { instantNow } from "../../../../lib/clock";
import { logError } from "../../../../lib/log";
import { whenIdle } from "../../../../lib/when-idle";
import { hasFilmClub, openFilmClub } from "../../store/opening";
import { showCodeText, storedWallet, TICKET_LINK_LABEL, ticketOfToday } from "../../tickets/ticket-of-today";
import { memberPage } from "../../user/member-pages";
import * as styles from "./ticket-strip.module.css";

const MINUTE_MS = 60_000;
const AT_REST = { within: 3000, orAfter: 500 };

/** Updates the wallet with tickets that were bought since; the strip follows the wallet. */
const renewWallet = async (): Promise<void> => {
  if (!hasFilmClub()) return;
  try {
    (await openFilmClub()).renewTickets();
  } catch (error) {
    logError("Failed to open the film club", error);
  }
};

/** The current time, in epoch milliseconds, at most a minute old. */
const useInstant = (): number => {
  const [instant, setInstant] = useState(instantNow);
  useEffect(() => {
    const timer = setInterval(() => setInstant(instantNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return instant;
};

export interface TicketStripProps {
  /** The member with the ticket. */
  readonly email: string;
  /** "strip" is below the header and moves nothing; "card" is a part of a screen. */
  readonly shape: "strip" | "card";
}

/** On the day of a member's ticket, a link to its QR code; nothing on other days. Rendered in the browser only. */
export const TicketStrip = ({ email, shape }: TicketStripProps) => {
  const wallet = useSyncExternalStore(storedWallet.subscribe, storedWallet.read, () => null);
  const instant = useInstant();
  useEffect(() => whenIdle(() => void renewWallet(), AT_REST), []);
  const start = wallet?.email === email ? ticketOfToday(wallet.tickets, toLocal(instant), instant) : null;
  if (start === null) return null;
  const link = (
    <Link to={memberPage("tickets")} className={styles.link}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3h8v8H3zm2.500 2.500v3h3v-3zM13 3h8v8h-8zm2.500 2.500v3h3v-3zM3 13h8v8H3zm2.500 2.500v3h3v-3zM13 13h3v3h-3zm5 0h3v3h-3zm-2.500 2.500h3v3h-3zM13 18h3v3h-3zm5 0h3v3h-3z" />
      </svg>
      <span>{showCodeText(start)}</span>
    </Link>
  );
  if (shape === "card") return <p className={styles.card}>{link}</p>;
  return (
    <aside className={styles.place} aria-label={TICKET_LINK_LABEL}>
      <p className={styles.strip} data-tone="dark">
        {link}
      </p>
    </aside>
  );
};
