import { longDate, priceWords } from "../../../domain/time/norwegian";
import { PlanDrawing } from "../../components/rooms/plan-drawing";
import {
  amountWords,
  collisionsOn,
  lettingTexts,
  requestAddress,
  type SumLine,
  type TakenDay,
  total,
} from "../../features/letting/letting";
import { BookLink } from "./book-link";
import * as styles from "./sum-result.module.css";
import { eventText } from "./taken-days";

type Room = Queries.RoomFinderHallFragment;

interface SumResultProps {
  readonly id: string;
  readonly room: Room;
  readonly setup: Room["setups"][number] | null;
  readonly people: number | null;
  /** "" when no day is chosen. */
  readonly date: string;
  readonly lines: readonly SumLine[];
  readonly taken: readonly TakenDay[];
  readonly email: string | null;
}

/** Whether the venue's own programme has the room on the chosen day. */
const Day = ({ room, date, taken }: Pick<SumResultProps, "room" | "date" | "taken">) => {
  if (date === "") return null;
  const events = collisionsOn(taken, date);
  if (events.length === 0) return <p>{lettingTexts.isFree(room, longDate(date))}</p>;
  return (
    <div className={styles.collision}>
      <p>
        <strong>{lettingTexts.collides(room, longDate(date))}</strong> {events.map(eventText).join(", ")}.
      </p>
      <p>{lettingTexts.collidesHelp}</p>
    </div>
  );
};

/** The room as it is set up, the sum line by line, conflicts, and the link to book the room. */
export const SumResult = ({ id, room, setup, people, date, lines, taken, email }: SumResultProps) => {
  const isTooSmall = setup !== null && people !== null && setup.seats < people;
  return (
    <div className={styles.sum}>
      {setup && (
        <div className={styles.plan}>
          <PlanDrawing setup={setup} />
        </div>
      )}
      <table className={styles.lines}>
        <caption className={styles.caption}>
          {lettingTexts.sum}: {room.name}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{lettingTexts.what}</th>
            <th scope="col">{lettingTexts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">
                {line.label}
                {line.how !== null && <span className={styles.how}>{line.how}</span>}
              </th>
              <td>{amountWords(line)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{lettingTexts.total}</th>
            <td>{priceWords(total(lines))}</td>
          </tr>
        </tfoot>
      </table>
      <div role="status" className={styles.says}>
        <p className="visually-hidden">
          {lettingTexts.total}: {priceWords(total(lines))}
        </p>
        {isTooSmall && <p className={styles.collision}>{lettingTexts.tooFew(setup.name, setup.seats)}</p>}
        <Day room={room} date={date} taken={taken} />
      </div>
      <div className={styles.ways}>
        {room.bookingUrl !== null && <BookLink room={room} url={room.bookingUrl} />}
        {email !== null && (
          <a
            id={`${id}-epost`}
            className="ds-button"
            data-variant="secondary"
            href={requestAddress({ email, room, setup: setup?.name ?? null, people, date, lines })}
          >
            {lettingTexts.byEmail}
          </a>
        )}
      </div>
      <p className={styles.note}>{lettingTexts.sumNote}</p>
    </div>
  );
};
