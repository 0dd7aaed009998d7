import type { ReactNode } from "react";
import { adultPrice } from "../../../domain/showings/price";
import { holdsAt, saleSpan, stateAt } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime, timeOf } from "../../../domain/time/local-time";
import { Tag, Tags } from "../../components/elements/tags";
import { listAround, trackedItem, useTracking } from "../../components/hooks/tracking";
import * as button from "../../components/programme/row/buy-button.module.css";
import * as row from "../../components/programme/row/showing-row.module.css";
import { STATE_KINDS } from "../../components/programme/row/state-tags";
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
  /** The film's poster and title, where they are not above. */
  readonly children?: ReactNode;
  readonly facts?: readonly string[];
  /** When the line is over, if not with the showing. */
  readonly until?: LocalDateTime;
  /** Whether its day is told. */
  readonly dated?: boolean;
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
}: Pick<ShowingLineProps, "film" | "event" | "title" | "texts" | "now">) => {
  const { buy } = useTracking();
  const { start, end, ticketUrl, prices } = event;
  const when = `${texts.date(dateOf(start))}, ${texts.time(start, end)}`;
  const span = adultPrice(prices);
  const price = span && texts.price(span);
  const sale = saleSpan(event);
  if (ticketUrl === null || sale === null || now >= sale.until) return null;
  return (
    <div className={button.buy} data-from={sale.from ?? undefined} data-until={sale.until} hidden={!holdsAt(now)(sale)}>
      <a
        className={`ds-button ${button.link}`}
        data-variant="secondary"
        href={ticketUrl}
        target="_blank"
        rel="noopener"
        onClick={({ currentTarget }) => buy(trackedItem(film), listAround(currentTarget))}
        aria-label={`${[texts.buy, price].filter(Boolean).join(" ")}: ${title}, ${when} (${texts.newWindow})`}
      >
        <span className={button.act}>{texts.buy}</span> {price !== null && <span>{price}</span>}
      </a>
    </div>
  );
};

/** One showing with its link to the ticket: the programme's row in another language. */
export const ShowingLine = ({ version, facts = [], children, until, dated = true, ...showing }: ShowingLineProps) => {
  const { event, texts, now } = showing;
  const { start, end, hall } = event;
  const { state, words } = stateAt(event, now);
  const place = texts.place(hall.name);
  const [before, after] = texts.time(start, children === undefined ? end : null).split(timeOf(start));
  return (
    <li className={styles.showing} data-until={until ?? untilOf(event)}>
      {dated && <p className={styles.date}>{texts.date(dateOf(start))}</p>}
      <div className={row.row} data-status={state} data-titled={children !== undefined}>
        <p className={row.time}>
          {before}
          <time dateTime={event.startIso}>{timeOf(start)}</time>
          <span className={row.until}>{after}</span>
        </p>
        {children}
        <div className={row.facts}>
          <Tags>
            {words.map(({ is }) => {
              const text = texts.state(is, momentOf(is, event));
              return (
                text && (
                  <Tag key={is} kind={STATE_KINDS[is]}>
                    {text}
                  </Tag>
                )
              );
            })}
            {facts.map((fact) => (
              <Tag key={fact}>{fact}</Tag>
            ))}
            <Tag>
              <span lang={place ? undefined : "nb"}>{place ?? hall.name}</span>
            </Tag>
            {version.format === "3D" && <Tag>3D</Tag>}
          </Tags>
        </div>
        <div className={row.buy}>
          <BuyLink {...showing} />
        </div>
      </div>
    </li>
  );
};
