import { asIdOf, fieldsOf, idOf, optionalTextOf, pictureOf, readableOf, textOf } from "../../../lib/http/read-answer";
import type { LocalDateTime } from "../../../rules/time/local-time";
import { toLocal } from "../../../rules/time/oslo";
import { momentOf } from "./read-moment";

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

const NO_SEATS: SeatsInfo = { info: null, rows: [] };

const readRow = (answer: unknown): SeatRow => {
  const fields = fieldsOf(answer, "tickets, seat row");
  const seats = fields.get("seats");
  // One seat, or several as "4, 5", may be plain text.
  const list = Array.isArray(seats) ? seats : String(asIdOf(seats, "tickets, seats")).split(/\s*,\s*/);
  return { row: idOf(fields, "row"), seats: list.map((seat) => asIdOf(seat, "tickets, seats")) };
};

/** Reads a ticket's seats; also those stored in the wallet, which have the same shape. */
export const readSeats = (answer: unknown): SeatsInfo => {
  if (answer === null || answer === undefined) return NO_SEATS;
  const fields = fieldsOf(answer, "tickets, seatsInfo");
  const rows = fields.get("rows");
  return {
    info: optionalTextOf(fields, "info"),
    rows: rows === null ? [] : readableOf(rows, "tickets, seat rows", readRow),
  };
};

/** Reads one ticket (image from Poster, sal from Screen). */
export const readTicket = (answer: unknown): Ticket => {
  const fields = fieldsOf(answer, "tickets");
  return {
    movieId: idOf(fields, "movieId"),
    movieTitle: textOf(fields, "movieTitle"),
    notes: optionalTextOf(fields, "notes"),
    qrCode: optionalTextOf(fields, "qrCode"),
    qrUrl: pictureOf(fields, "qrUrl"),
    startTime: toLocal(momentOf(fields, "startTime")),
    expirationDate: momentOf(fields, "expirationDate"),
    image: pictureOf(fields, "poster"),
    sal: optionalTextOf(fields, "screen"),
    seatsInfo: readSeats(fields.get("seatsInfo")),
  };
};
