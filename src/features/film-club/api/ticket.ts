import type { LocalDateTime } from "../../../../domain/time/local-time";
import { toLocal } from "../../../../domain/time/oslo";
import { readMoment } from "../../../../domain/time/read-moment";
import {
  asIdOf,
  type Fields,
  fieldsOf,
  idOf,
  itemsOf,
  optional,
  optionalFieldsOf,
  optionalTextOf,
  pictureOf,
  required,
  textOf,
} from "../../../lib/http/read-answer";

export interface SeatRow {
  readonly row: string;
  readonly seats: readonly string[];
}

export interface SeatsInfo {
  /** A note on all seats: "Fri plassering". */
  readonly info: string | null;
  readonly rows: readonly SeatRow[];
}

export interface Ticket {
  readonly movieId: string;
  readonly movieTitle: string;
  readonly notes: string | null;
  /** The content of the QR code. */
  readonly qrCode: string | null;
  /** A picture of the QR code. */
  readonly qrUrl: string | null;
  readonly startTime: LocalDateTime;
  /** Expiry in epoch milliseconds; compared, not shown. */
  readonly expirationDate: number;
  readonly image: string | null;
  /** The hall, as the platform calls it. */
  readonly sal: string | null;
  readonly seatsInfo: SeatsInfo;
}

const readRow = (answer: unknown): SeatRow => {
  const fields = fieldsOf(answer, "tickets, seat row");
  // One seat, or several as "4, 5", may be plain text.
  const seats = itemsOf(fields, "seats", (seat) => asIdOf(seat, "tickets, seats").split(/\s*,\s*/));
  return { row: idOf(fields, "row"), seats: seats.flat() };
};

/** Reads a ticket's seats; also those stored in the wallet, which have the same shape. */
export const readSeats = (ticket: Fields): SeatsInfo => {
  const fields = optionalFieldsOf(ticket, "seatsInfo");
  return fields === null
    ? { info: null, rows: [] }
    : { info: optionalTextOf(fields, "info"), rows: itemsOf(fields, "rows", readRow) };
};

const momentOf = required(readMoment, "time");
const optionalMomentOf = optional(readMoment, "time");

const DAY_MS = 24 * 60 * 60_000;

/** Reads one ticket (image from Poster, sal from Screen). */
export const readTicket = (answer: unknown): Ticket => {
  const fields = fieldsOf(answer, "tickets");
  const start = momentOf(fields, "startTime");
  return {
    movieId: idOf(fields, "movieId"),
    movieTitle: textOf(fields, "movieTitle"),
    notes: optionalTextOf(fields, "notes"),
    qrCode: optionalTextOf(fields, "qrCode"),
    qrUrl: pictureOf(fields, "qrUrl"),
    startTime: toLocal(start),
    // Whoever has paid is let in, whatever the platform has written here.
    expirationDate: optionalMomentOf(fields, "expirationDate") ?? start + DAY_MS,
    image: pictureOf(fields, "poster"),
    sal: optionalTextOf(fields, "screen"),
    seatsInfo: readSeats(fields),
  };
};
