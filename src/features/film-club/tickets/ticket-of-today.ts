/**
 * The ticket of the day, shown before anything of the film club is loaded. What the club's own code uses is left alone
 * here: it would be moved into a file that visitors without tickets load too.
 */
import { storedValue } from "../../../lib/stored-value";
import type { LocalDateTime } from "../../../rules/time/local-time";
import { WALLET_KEY } from "../session/stored-keys";

interface KeptTicket {
  readonly startTime: LocalDateTime;
  /** Epoch milliseconds. */
  readonly expirationDate: number;
}

interface KeptWallet {
  readonly email: string;
  readonly tickets: readonly KeptTicket[];
}

const isTicket = (value: unknown): value is KeptTicket =>
  typeof value === "object" &&
  value !== null &&
  "startTime" in value &&
  typeof value.startTime === "string" &&
  "expirationDate" in value &&
  typeof value.expirationDate === "number";

/** What `wallet.ts` has stored, as far as it is used here. */
export const keptWallet = storedValue<KeptWallet>(WALLET_KEY, (value) => {
  if (typeof value !== "object" || value === null || !("email" in value && "tickets" in value)) return null;
  const { email, tickets } = value;
  return typeof email === "string" && Array.isArray(tickets) ? { email, tickets: tickets.filter(isTicket) } : null;
});

/** When the first of today's tickets that has not expired begins; null when there is none. */
export const ticketOfToday = (
  tickets: readonly KeptTicket[],
  now: LocalDateTime,
  /** Epoch milliseconds. */
  instant: number,
): LocalDateTime | null =>
  tickets
    .filter(({ startTime, expirationDate }) => startTime.slice(0, 10) === now.slice(0, 10) && expirationDate > instant)
    .map(({ startTime }) => startTime)
    .sort()[0] ?? null;

/** The hour from which a day's showings are said to be "i kveld". */
const EVENING = "18";

/** "Billett i kveld kl. 20.45, vis kode", "Billett i dag kl. 12.00, vis kode". */
export const showCodeText = (start: LocalDateTime): string => {
  const time = start.slice(11, 16);
  return `Billett ${time >= EVENING ? "i kveld" : "i dag"} kl.\u00a0${time.replace(":", ".")}, vis kode`;
};

/** What the link to the ticket is called among the parts of a page. */
export const TICKET_LINK_LABEL = "Billetten din";
