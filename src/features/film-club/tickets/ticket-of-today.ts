/**
 * The ticket of the day, which is shown before the film club is loaded. It shares no modules with the club's own code,
 * which would be moved into a chunk that visitors without tickets load too.
 */

import type { LocalDateTime } from "../../../../domain/time/local-time";
import { storedValue } from "../../../lib/stored-value";
import { WALLET_KEY } from "../user/stored-keys";

interface StoredTicket {
  readonly startTime: LocalDateTime;
  /** Epoch milliseconds. */
  readonly expirationDate: number;
}

interface StoredWallet {
  readonly email: string;
  readonly tickets: readonly StoredTicket[];
}

const isTicket = (value: unknown): value is StoredTicket =>
  typeof value === "object" &&
  value !== null &&
  "startTime" in value &&
  typeof value.startTime === "string" &&
  "expirationDate" in value &&
  typeof value.expirationDate === "number";

/** The fields of a ticket stored by `wallet.ts` that are used here. */
export const storedWallet = storedValue<StoredWallet>(WALLET_KEY, (value) => {
  if (typeof value !== "object" || value === null || !("email" in value && "tickets" in value)) return null;
  const { email, tickets } = value;
  return typeof email === "string" && Array.isArray(tickets) ? { email, tickets: tickets.filter(isTicket) } : null;
});

/** When the first of today's tickets that has not expired begins; null when there is none. */
export const ticketOfToday = (
  tickets: readonly StoredTicket[],
  now: LocalDateTime,
  /** Epoch milliseconds. */
  instant: number,
): LocalDateTime | null =>
  tickets
    .filter(({ startTime, expirationDate }) => startTime.slice(0, 10) === now.slice(0, 10) && expirationDate > instant)
    .map(({ startTime }) => startTime)
    .sort()[0] ?? null;

/** The hour from which showings are called "i kveld". */
const EVENING = "18";

/** "Billett i kveld kl. 20.45, vis kode", "Billett i dag kl. 12.00, vis kode". */
export const showCodeText = (start: LocalDateTime): string => {
  const time = start.slice(11, 16);
  return `Billett ${time >= EVENING ? "i kveld" : "i dag"} kl.\u00a0${time.replace(":", ".")}, vis kode`;
};

/** The accessible name of the landmark with the link to the ticket. */
export const TICKET_LINK_LABEL = "Billetten din";
