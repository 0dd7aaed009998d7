import { Fragment, type ReactNode } from "react";
import { adultPrice } from "../../../domain/showings/price";
import { holdsAt, saleSpan, stateAt } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { listAround, trackedItem, useTracking } from "../../components/hooks/tracking";
import { untilOf } from "../../components/programme/showings";
import * as styles from "./films-in-language.module.css";
import type { Texts } from "./texts";

/** A version of a film as the block has it. */
export type ForeignFilm = Queries.FilmsInLanguageBlockFieldsFragment["productions"][number];

type Event = ForeignFilm["events"][number];

interface ShowingLineProps {
  readonly film: ForeignFilm;
  readonly version: ForeignFilm;
  readonly event: Event;
  /** The film's title in the reader's language. */
  readonly title: string;
  readonly texts: Texts;
  readonly now: LocalDateTime;
  /** What the line says instead of its day and time, and of the film. */
  readonly children?: ReactNode;
  readonly facts?: readonly string[];
  /** When the line is over, if not with the showing. */
  readonly until?: LocalDateTime;
}

/** The moment that the state's text contains: when the sale opens, or the original time. */
const momentOf = (is: string, event: Event): LocalDateTime | null => {
  if (is === "saleOpensAt") return event.saleOpens;
  return is === "moved" ? event.previousStart : null;
};

/** The link to a showing's ticket with an adult's price; like `BuyButton`, hidden until the sale opens. */
const BuyLink = ({
  film,
  event,
  title,
  texts,
  now,
  isNext,
}: Pick<ShowingLineProps, "film" | "event" | "title" | "texts" | "now"> & { readonly isNext: boolean }) => {
  const { buy } = useTracking();
  const { start, end, ticketUrl, prices } = event;
  const when = `${texts.date(dateOf(start))}, ${texts.time(start, end)}`;
  const span = adultPrice(prices);
  const price = span && texts.price(span);
  const sale = saleSpan(event);
  if (ticketUrl === null || sale === null || now >= sale.until) return null;
  return (
    <div className={styles.buy} data-from={sale.from ?? undefined} data-until={sale.until} hidden={!holdsAt(now)(sale)}>
      <a
        className="ds-button"
        data-variant={isNext ? undefined : "secondary"}
        href={ticketUrl}
        target="_blank"
        rel="noopener"
        onClick={({ currentTarget }) => buy(trackedItem(film), listAround(currentTarget))}
        aria-label={`${[texts.buy, price].filter(Boolean).join(" ")}: ${title}, ${when} (${texts.newWindow})`}
      >
        {texts.buy} {price !== null && <span className={styles.price}>{price}</span>}
      </a>
    </div>
  );
};

/** One showing with its link to the ticket. */
export const ShowingLine = ({ version, facts = [], children, until, ...showing }: ShowingLineProps) => {
  const { event, texts, now } = showing;
  const { start, end, hall } = event;
  const states = stateAt(event, now).words.flatMap(({ is }) => texts.state(is, momentOf(is, event)) ?? []);
  const place = texts.place(hall.name);
  return (
    <li className={styles.showing} data-until={until ?? untilOf(event)}>
      <p className={styles.when}>
        <time dateTime={event.startIso}>
          {children ?? (
            <>
              {texts.date(dateOf(start))}, <span className={styles.hours}>{texts.time(start, end)}</span>
            </>
          )}
        </time>{" "}
        <span className={styles.place}>
          {facts.map((fact) => (
            <Fragment key={fact}>
              <span>{fact}</span>
              {"\u00a0· "}
            </Fragment>
          ))}
          <span lang={place ? undefined : "nb"}>{place ?? hall.name}</span>
          {version.format === "3D" && "\u00a0· 3D"}
          {states.map((state) => (
            <Fragment key={state}>
              {"\u00a0· "}
              <span className={styles.state}>{state}</span>
            </Fragment>
          ))}
        </span>
      </p>
      <BuyLink {...showing} isNext={until !== undefined} />
    </li>
  );
};
