import { clsx } from "clsx";
import type { LocalDate } from "../../../domain/time/local-time";
import { longDate, priceWords, withWholeFigures } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import { PriceRows } from "../../components/programme/price-rows";
import {
  collisionsOn,
  fittingSetups,
  freeDaysText,
  lettingTexts,
  placesText,
  rentText,
  type TakenDay,
  type Wish,
} from "../../features/letting/letting";
import { siteTexts } from "../../lib/texts";
import { BookLink } from "./book-link";
import * as styles from "./room-card.module.css";
import { eventText, TakenDays } from "./taken-days";

interface RoomCardProps {
  readonly room: Queries.RoomFinderHallFragment;
  readonly wish: Wish;
  readonly date: LocalDate | "";
  readonly today: LocalDate;
  readonly taken: readonly TakenDay[];
  readonly sumId: string;
  readonly choose: () => void;
}

/** What only some pay, by whom: "Lag og foreninger: gratis", so that no price says more than it is. */
const limitedRents = (prices: RoomCardProps["room"]["prices"]): string =>
  prices
    .filter(({ limited }) => limited)
    .map(({ label, amount }) => `${label}: ${priceWords(amount)}`)
    .join(", ");

/** Set-ups with their places. */
const Setups = ({ setups }: Pick<RoomCardProps["room"], "setups">) => (
  <dl className={styles.setups}>
    {setups.map(({ name, seats }) => (
      <div key={name} className={styles.setup}>
        <dt>{name}</dt>
        <dd>
          {seats}
          <span className="visually-hidden"> {lettingTexts.places}</span>
        </dd>
      </div>
    ))}
  </dl>
);

/** Whether the venue's own programme has the room on the chosen day. */
const OnDay = ({ date, taken }: { readonly date: LocalDate; readonly taken: readonly TakenDay[] }) => {
  const events = collisionsOn(taken, date);
  return (
    <p className={styles.onDay} data-taken={events.length > 0}>
      {events.length === 0
        ? lettingTexts.freeThen(longDate(date))
        : `${lettingTexts.takenThen(longDate(date))} ${events.map(eventText).join(", ")}`}
    </p>
  );
};

/** A room to compare with others: picture, places, lowest rent, and the set-ups that suit a wish; the rest unfolds. */
export const RoomCard = ({ room, wish, date, today, taken, sumId, choose }: RoomCardProps) => {
  const { name, page, picture, capacity, wheelchairSpaces, floor, equipment, prices, setups, bookingUrl } = room;
  const isNarrowed = wish.people !== null || wish.purpose !== null;
  const from = rentText(prices);
  const limited = limitedRents(prices);
  const held = taken.flatMap(({ events }) => events);
  const free = room.opensItself || held.length === 0 ? null : freeDaysText(held, today);
  const more = [...(wheelchairSpaces > 0 ? [lettingTexts.wheelchairSpaces(wheelchairSpaces)] : []), floor ?? []].flat();
  // On a phone a room that can be booked is a row; its page has the rest, and the rent is computed below.
  const onPage = page === null ? undefined : styles.onPage;
  return (
    <article className={styles.card}>
      {picture && (
        <Picture
          picture={picture}
          shape="wide"
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
          decorative
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>{page === null ? name : <Link to={page}>{name}</Link>}</h3>
          {from !== null && <p className={styles.from}>{from}</p>}
          {limited !== "" && <p className={clsx(styles.limited, onPage)}>{limited}</p>}
          {date !== "" && <OnDay date={date} taken={taken} />}
          {date === "" && wish.people === null && free !== null && (
            <p className={clsx(styles.limited, onPage)}>{free}</p>
          )}
        </div>
        <p className={styles.facts}>
          {placesText({ capacity, setups })}
          {more.length > 0 && <span className={onPage}>{withWholeFigures(`, ${more.join(", ")}`)}</span>}
        </p>
        {isNarrowed && <Setups setups={fittingSetups(room, wish)} />}
        <div className={styles.ways}>
          {bookingUrl !== null && <BookLink room={room} url={bookingUrl} isBrief />}{" "}
          <a
            className={clsx(styles.work, bookingUrl === null ? undefined : onPage)}
            data-needs-script
            href={`#${sumId}`}
            onClick={choose}
            aria-label={lettingTexts.workFor(room)}
          >
            {lettingTexts.work}
          </a>
        </div>
        <details className={clsx(styles.details, onPage)}>
          <summary>
            {lettingTexts.details}
            <span className="visually-hidden">: {name}</span>
          </summary>
          <div className={styles.inside}>
            <Setups setups={setups} />
            <PriceRows caption={`${siteTexts.rent}: ${name}`} rows={prices} />
            {equipment.length > 0 && (
              <ul className={styles.equipment}>
                {equipment.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            <TakenDays days={taken} />
          </div>
        </details>
      </div>
    </article>
  );
};
