import { whenLabel } from "../../../components/poster-card";
import { clubStrings } from "../../../lib/club-strings";
import type { HeadingLevel } from "../../../lib/heading";
import type { LocalDateTime } from "../../../rules/local-time";
import { listed } from "../../../rules/norwegian";
import type { SeatsInfo, Ticket } from "../api/ticket";
import { QrPicture } from "./qr-picture";
import * as styles from "./ticket-card.module.css";

interface TicketCardProps {
  readonly ticket: Ticket;
  readonly level: HeadingLevel;
  readonly now: LocalDateTime;
}

/** "Rad 7, sete 12 og 13", a line for each row; without rows, what the platform says of the seats. */
const seatLines = ({ rows, info }: SeatsInfo): readonly string[] => {
  if (rows.length > 0) {
    return rows.map(({ row, seats }) => `${clubStrings.ticketRow(row)}, ${clubStrings.ticketSeat(listed(seats))}`);
  }
  return info === null ? [] : [info];
};

/** A ticket to show at the door: the code large, and in words what is in it. */
export const TicketCard = ({ ticket, level: Heading, now }: TicketCardProps) => {
  const seats = seatLines(ticket.seatsInfo);
  return (
    <article className={styles.ticket}>
      <div className={styles.words}>
        <Heading className={styles.title}>{ticket.movieTitle}</Heading>
        <p className={styles.when}>{whenLabel(ticket.startTime, now)}</p>
        <dl className={styles.facts}>
          {ticket.sal !== null && (
            <div>
              <dt>{clubStrings.ticketHall}</dt>
              <dd>{ticket.sal}</dd>
            </div>
          )}
          {seats.length > 0 && (
            <div>
              <dt>{clubStrings.ticketSeats}</dt>
              {seats.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          )}
          {ticket.notes !== null && (
            <div className={styles.notes}>
              <dt>{clubStrings.ticketNotes}</dt>
              <dd>{ticket.notes}</dd>
            </div>
          )}
        </dl>
      </div>
      {ticket.qrCode === null ? (
        <p>{clubStrings.ticketNoCode}</p>
      ) : (
        <figure className={styles.code}>
          <QrPicture code={ticket.qrCode} />
          <figcaption>
            {clubStrings.ticketCodeIs} <span className={styles.letters}>{ticket.qrCode}</span>
          </figcaption>
        </figure>
      )}
    </article>
  );
};
