import { graphql } from "gatsby";
import { memo } from "react";
import { startTime } from "../../../../domain/showings/showing";
import { stateAt, turnsOf } from "../../../../domain/showings/showing-state";
import type { LocalDateTime } from "../../../../domain/time/local-time";
import { withWholeFigures } from "../../../../domain/time/norwegian";
import type { HeadingLevel } from "../../../lib/heading";
import { siteTexts } from "../../../lib/texts";
import { FilmHeart, useHasHearts } from "../../cards/film-heart";
import { Thumb } from "../../cards/thumb";
import { Link } from "../../elements/link";
import { Tag, Tags } from "../../elements/tags";
import { AgeBadge } from "../child/age-badge";
import { untilOf } from "../showings";
import { AccessSymbols } from "./access-symbols";
import { BuyButton } from "./buy-button";
import { showingFacts, symbolsOf } from "./showing-facts";
import * as styles from "./showing-row.module.css";
import { StateTags } from "./state-tags";

interface ShowingRowProps {
  /** With the free seats, where the film platform has sent them. */
  readonly event: Queries.ShowingFieldsFragment & { readonly seatsLeft?: number | null };
  readonly production: Queries.ShowingProductionFragment;
  /** False on the production's own page, which has title, age limit and poster above. */
  readonly withTitle?: boolean;
  /** Whether its accessibility is shown as symbols, not in words. */
  readonly withSymbols?: boolean;
  /** What others than adults pay, a line each. */
  readonly prices?: string;
  /** What the list does not repeat: `repeatedFacts`, `sharedFacts`. */
  readonly repeated?: string;
  /** Whether films, which have hearts, are in the same list: then a row without one keeps its place. */
  readonly amongFilms?: boolean;
  /** The heading level of the title. */
  readonly level?: HeadingLevel;
  readonly now: LocalDateTime;
  /** Sold out: the label of the link to the next showing of the film that has tickets. */
  readonly wayOn?: string | undefined;
  /** The day as text, for the name of the buy button. */
  readonly day: string;
}

/** "Premiere.": a fact among others, not a sentence of its own. */
const isShort = (note: string): boolean => /^\S{1,16}$/.test(note);

/** One showing: time, title, age limit, status and ticket in one glance. */
const Row = ({
  event,
  production,
  withTitle = true,
  withSymbols = withTitle,
  prices = "",
  repeated = "",
  amongFilms = production.object === "movie",
  level: Heading = "h4",
  day,
  now,
  wayOn,
}: ShowingRowProps) => {
  const { state, phase, canBuy } = stateAt(event, now);
  const hasHearts = useHasHearts();
  const keepsHeart = withTitle && hasHearts && amongFilms;
  const symbols = withSymbols ? symbolsOf(event) : [];
  const seats = event.seatsLeft ? siteTexts.seatsLeft(event.seatsLeft) : null;
  // Their place is kept, so that the rows below do not move when the film platform answers.
  const awaitsSeats = hasHearts && production.object === "movie" && canBuy;
  const facts = showingFacts(event, production, { withTitle, withSymbols, repeated });
  return (
    <article
      className={styles.row}
      data-status={state}
      data-phase={phase}
      data-titled={withTitle}
      data-hearts={keepsHeart}
      data-until={untilOf(event)}
    >
      {withTitle && production.poster && <Thumb picture={production.poster} className={styles.poster} />}
      <p className={styles.time}>
        <time dateTime={event.startIso}>{startTime(event.start)}</time>
        {event.end !== null && (
          <span className={styles.until}>
            <span className="visually-hidden"> til </span>
            <span aria-hidden="true">–</span>
            {startTime(event.end)}
          </span>
        )}
      </p>
      {withTitle && (
        <div className={styles.title}>
          <Heading className={styles.name}>
            {production.path === null ? production.title : <Link to={production.path}>{production.title}</Link>}
          </Heading>
          {production.object === "movie" && (
            <span className={styles.limit}>
              {"\u00a0"}
              <AgeBadge limit={production.ageLimit} />
            </span>
          )}
        </div>
      )}
      <div className={styles.facts}>
        <Tags>
          <StateTags event={event} now={now} besideButton />
          {facts.map((fact, index) => (
            <Tag key={fact}>
              {fact}
              {/* Beside the last word, so that no line has symbols only. */}
              {index === facts.length - 1 && symbols.length > 0 && "\u2002"}
              {index === facts.length - 1 && <AccessSymbols accessibility={symbols} />}
            </Tag>
          ))}
          {facts.length === 0 && symbols.length > 0 && (
            <Tag kind="symbols">
              <AccessSymbols accessibility={symbols} />
            </Tag>
          )}
          {canBuy && prices !== "" && prices.split("\n").map((price) => <Tag key={price}>{price}</Tag>)}
          {event.note !== null && isShort(event.note) && <Tag>{event.note.replace(/\.$/, "")}</Tag>}
          {(seats !== null || awaitsSeats) && <Tag kind="late">{seats}</Tag>}
        </Tags>
        {event.reason !== null && <p>{event.reason}</p>}
        {wayOn !== undefined && production.path !== null && (
          <p className={styles.instead}>
            <Link to={production.path}>{wayOn}</Link>
          </p>
        )}
        {event.note !== null && !isShort(event.note) && <p className={styles.note}>{withWholeFigures(event.note)}</p>}
      </div>
      <div className={styles.buy}>
        <BuyButton event={event} production={production} version={production.versionLabel} day={day} now={now} isRow />
      </div>
      {keepsHeart && (
        <div className={styles.heart}>
          <FilmHeart production={production} />
        </div>
      )}
    </article>
  );
};

const isSame = (a: object, b: object): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)));
};

/** The number of a showing's state changes that have happened. */
const turnsBehind = (event: Queries.ShowingFieldsFragment, now: LocalDateTime): number =>
  turnsOf(event).filter((turn) => turn <= now).length;

/**
 * Rendered again only when its content changes: the clock of a long programme advances, and most rows stay. Showings
 * are compared by content, since each response with live statuses creates new objects.
 */
export const ShowingRow = memo(
  Row,
  ({ now: before, event: a, ...rest }, { now: after, event: b, ...others }) =>
    isSame(rest, others) && isSame(a, b) && turnsBehind(a, before) === turnsBehind(b, after),
);

export const query = graphql`
  fragment ShowingFields on Event {
    key
    start
    end
    startIso
    status
    reason
    previousStart
    saleOpens
    accessibility
    features
    note
    ticketUrl
    prices {
      label
      amount
    }
    hall {
      name
    }
    production {
      key
    }
  }

  fragment ShowingProduction on Production {
    key
    object
    kind
    title
    path
    ediNumber
    ageLimit
    format
    versionLabel
    spokenLanguage
    subtitles
    runningTime
    poster {
      ...ThumbPicture
    }
  }
`;
