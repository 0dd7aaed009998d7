import { fieldsOf, numberOf, optionalTextOf, pictureOf, readableOf, textOf } from "../../../lib/http/read-answer";
import { storedValue } from "../../../lib/stored-value";
import { readSeats, type Ticket } from "../api/ticket";
import { WALLET_KEY } from "../user/stored-keys";

export interface Wallet {
  /** A member's valid tickets at a moment (epoch milliseconds); other members' and expired ones are dropped. */
  readonly open: (email: string, now: number) => readonly Ticket[];
  readonly keep: (email: string, tickets: readonly Ticket[]) => void;
  readonly clear: () => void;
}

const readStored = (value: unknown): Ticket => {
  const fields = fieldsOf(value, WALLET_KEY);
  return {
    movieId: textOf(fields, "movieId"),
    movieTitle: textOf(fields, "movieTitle"),
    notes: optionalTextOf(fields, "notes"),
    qrCode: optionalTextOf(fields, "qrCode"),
    qrUrl: pictureOf(fields, "qrUrl"),
    startTime: textOf(fields, "startTime"),
    expirationDate: numberOf(fields, "expirationDate"),
    image: pictureOf(fields, "image"),
    sal: optionalTextOf(fields, "sal"),
    seatsInfo: readSeats(fields),
  };
};

const stored = storedValue<{ readonly email: string; readonly tickets: readonly Ticket[] }>(WALLET_KEY, (value) => {
  const fields = fieldsOf(value, WALLET_KEY);
  return { email: textOf(fields, "email"), tickets: readableOf(fields.get("tickets"), WALLET_KEY, readStored) };
});

const keep: Wallet["keep"] = (email, tickets) => stored.write(tickets.length > 0 ? { email, tickets } : null);

export const wallet: Wallet = {
  open: (email, now) => {
    const saved = stored.read();
    const mine = saved?.email === email ? saved.tickets : [];
    const good = mine.filter(({ expirationDate }) => expirationDate > now);
    if (saved !== null && good.length < saved.tickets.length) keep(email, good);
    return good;
  },
  keep,
  clear: () => stored.write(null),
};
