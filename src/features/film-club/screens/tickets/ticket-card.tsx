import { useState } from "react";
import type { LocalDateTime } from "../../../../../domain/time/local-time";
import { listed } from "../../../../../domain/time/norwegian";
import { whenLabel } from "../../../../components/cards/poster-card";
import type { HeadingLevel } from "../../../../lib/heading";
import type { SeatsInfo, Ticket } from "../../api/ticket";
import { filmClubTexts } from "../texts";
import { CodeDialog } from "./code-dialog";
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

/** A ticket to show at the entrance: a QR code, which is shown alone when it is pressed, and its content as text. */
export const TicketCard = ({ ticket, level: Heading, now }: TicketCardProps) => {
  const [isEnlarged, setEnlarged] = useState(false);
  const seats = seatLines(ticket.seatsInfo);
  const when = whenLabel(ticket.startTime, now);
  const lines = [ticket.sal === null ? when : `${when}, ${ticket.sal}`, ...seats];
  return (
    <article className={styles.ticket}>
      {ticket.qrCode !== null && (
        <figure className={styles.code}>
          <QrPicture code={ticket.qrCode} />
          <figcaption className={styles.caption}>
            <span>
              {filmClubTexts.ticketCodeIs} <span className={styles.letters}>{ticket.qrCode}</span>
            </span>
            <button type="button" className={styles.enlarge} onClick={() => setEnlarged(true)}>
              {filmClubTexts.ticketEnlarge}
            </button>
          </figcaption>
        </figure>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{ticket.movieTitle}</Heading>
        <p className={styles.when}>{when}</p>
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
        {ticket.qrCode === null && <p>{filmClubTexts.ticketNoCode}</p>}
      </div>
      {isEnlarged && ticket.qrCode !== null && (
        <CodeDialog code={ticket.qrCode} title={ticket.movieTitle} lines={lines} onClose={() => setEnlarged(false)} />
      )}
    </article>
  );
};
