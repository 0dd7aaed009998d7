import type { Partner } from "../address";
import type { Ticket } from "../api/shapes";
import { between, chance } from "./chance";
import { movieIdOf } from "./movie-id";
import { osloIso, plusDays } from "./oslo-clock";
import { type Film, filmOf, type Programme } from "./programme";

interface Options {
  readonly partner: Partner;
  readonly programme: Programme;
  /** Today in Oslo. */
  readonly today: string;
  /** Tickets from the weeks before last week, for tests that need more than one page. */
  readonly olderTickets: number;
}

interface AttendedShowing {
  readonly film: Film;
  readonly start: string;
  readonly end: string;
  readonly hall: string;
}

const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** The content of a ticket's QR code; the stand-in has no list of codes, since nothing scans them. */
const codeOf = (...words: readonly string[]): string =>
  Array.from({ length: 12 }, (_, index) => ALPHABET[between(0, ALPHABET.length - 1, "code", index, ...words)]).join("");

const afterThreeHours = (iso: string): string =>
  new Date(Date.parse(iso) + 3 * 3_600_000).toISOString().replace(".000Z", "+00:00");

/** The day's last film in the programme; where none is shown, another film at six. */
const attendedOn = (programme: Programme, day: string): AttendedShowing | null => {
  const shown = programme.showings
    .filter(({ start, status }) => start.startsWith(day) && status !== "cancelled")
    .sort((a, b) => b.start.localeCompare(a.start));
  for (const { ediNumber, start, end, hall } of shown) {
    const film = filmOf(programme, ediNumber);
    if (film) return { film, start, end: end ?? afterThreeHours(start), hall };
  }
  const film = programme.films[between(0, programme.films.length - 1, "film", day)];
  return film ? { film, start: osloIso(day, "18:00"), end: osloIso(day, "20:00"), hall: "Kinosal" } : null;
};

const seatRows = (seed: string): Ticket["seatsInfo"]["rows"] => {
  const row = between(3, 8, "row", seed);
  const seat = between(4, 12, "seat", seed);
  const front = { row, seats: [seat, seat + 1] };
  return chance("company", seed) < 0.7 ? [front] : [front, { row: row + 1, seats: [seat] }];
};

const seatsText = (rows: Ticket["seatsInfo"]["rows"]): string =>
  rows.map(({ row, seats }) => `Rad ${row}, sete ${seats.join(" og ")}`).join("; ");

/** A ticket without the address of its picture, which depends on the host of the request. */
export type StoredTicket = Omit<Ticket, "qrUrl">;

const ticketFor = (partner: Partner, { film, start, end, hall }: AttendedShowing): StoredTicket => {
  const movieId = movieIdOf(partner, film);
  const rows = seatRows(`${movieId} ${start}`);
  return {
    movieId,
    movieTitle: film.title,
    notes: "Ordinær. Vis koden i døra.",
    qrCode: `${partner}-${codeOf(movieId, start)}`,
    startTime: start,
    expirationDate: end,
    Poster: film.poster,
    Screen: hall,
    seatsInfo: { info: seatsText(rows), rows },
  };
};

/** The demonstration member's tickets: last week's, today's and tomorrow's, by start, and older ones on request. */
export const demoTickets = ({ partner, programme, today, olderTickets }: Options): readonly StoredTicket[] => {
  const older = Array.from({ length: olderTickets }, (_, index) => plusDays(today, -7 * (olderTickets + 1 - index)));
  return [...older, plusDays(today, -7), today, plusDays(today, 1)].flatMap((day) => {
    const showing = attendedOn(programme, day);
    return showing ? [ticketFor(partner, showing)] : [];
  });
};
