import { whenLabel } from "../../../../components/cards/poster-card";
import type { HeadingLevel } from "../../../../lib/heading";
import type { LocalDateTime } from "../../../../rules/time/local-time";
import { listed } from "../../../../rules/time/norwegian";
import type { SeatsInfo, Ticket } from "../../api/ticket";
import { filmClubTexts } from "../texts";
import { QrPicture } from "./qr-picture";
import * as styles from "./ticket-card.module.css";

interface TicketCardProps {
  readonly ticket: Ticket;
  readonly level: HeadingLevel;
  readonly now: LocalDateTime;
}

/** "Rad 7, sete 12 og 13", a line for each row; without rows, the platform's text about the seats. */
const seatLines = ({ rows, info }: SeatsInfo): readonly string[] => {
  if (rows.length > 0) {
    return rows.map(({ row, seats }) => `${filmClubTexts.ticketRow(row)}, ${filmClubTexts.ticketSeat(listed(seats))}`);
  }
  return info === null ? [] : [info];
};

/** A ticket to show at the entrance: a large code, and its content as text. */
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
              <dt>{filmClubTexts.ticketHall}</dt>
              <dd>{ticket.sal}</dd>
            </div>
          )}
          {seats.length > 0 && (
            <div>
              <dt>{filmClubTexts.ticketSeats}</dt>
              {seats.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          )}
          {ticket.notes !== null && (
            <div className={styles.notes}>
              <dt>{filmClubTexts.ticketNotes}</dt>
              <dd>{ticket.notes}</dd>
            </div>
          )}
        </dl>
      </div>
      {ticket.qrCode === null ? (
        <p>{filmClubTexts.ticketNoCode}</p>
      ) : (
        <figure className={styles.code}>
          <QrPicture code={ticket.qrCode} />
          <figcaption>
            {filmClubTexts.ticketCodeIs} <span className={styles.letters}>{ticket.qrCode}</span>
          </figcaption>
        </figure>
      )}
    </article>
  );
};
