import { startTime } from "../../../domain/showings/showing";
import { holdsAt, saleSpan, stateAt, textsOf } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import {
  cardDate,
  duration,
  longDate,
  priceWords,
  sentenceCase,
  withWholeFigures,
} from "../../../domain/time/norwegian";
import { FilmHeart } from "../../components/cards/film-heart";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import { Tag, Tags } from "../../components/elements/tags";
import { AgeBadge } from "../../components/programme/child/age-badge";
import { FoldForChild } from "../../components/programme/child/fold-for-child";
import { DayLabel } from "../../components/programme/day-label";
import { BuyButton } from "../../components/programme/row/buy-button";
import { distinctFacts, versionFacts } from "../../components/programme/row/showing-facts";
import { siteTexts } from "../../lib/texts";
import * as styles from "./suggestions.module.css";

type Event = Queries.ShowingFieldsFragment;
type Production = Queries.OccasionBlockFieldsFragment["productions"][number];

interface Suggestion {
  readonly production: Production;
  /** Earliest first, each with its version of the film. */
  readonly times: readonly { readonly event: Event; readonly version: Production }[];
}

interface SuggestionsProps {
  /** Earliest first. */
  readonly events: readonly Event[];
  readonly productions: ReadonlyMap<string, Production>;
  readonly level: "h2" | "h3";
  readonly now: LocalDateTime;
}

/** The number of times that are visible; the others are folded. */
const OPEN = 3;

/** Each film once, with its versions. */
const suggestionsOf = ({ events, productions }: Pick<SuggestionsProps, "events" | "productions">) => {
  const pages = new Map<string, Suggestion>();
  for (const event of events) {
    const version = productions.get(event.production.key);
    if (version === undefined) continue;
    const page = version.path ?? version.key;
    const { production = version, times = [] } = pages.get(page) ?? {};
    pages.set(page, { production, times: [...times, { event, version }] });
  }
  return [...pages.values()];
};

/** "Voksen 135 kr", "Barn 100 kr"; that it is free. */
const pricesOf = ({ status, ticketUrl, prices }: Event): readonly string[] =>
  status === "free"
    ? [ticketUrl === null ? siteTexts.justCome : siteTexts.free]
    : prices.map(({ label, amount }) => `${label} ${priceWords(amount)}`);

const Facts = ({ facts }: { readonly facts: readonly string[] }) => facts.map((fact) => <Tag key={fact}>{fact}</Tag>);

interface TimeProps {
  readonly time: Suggestion["times"][number];
  /** What distinguishes it from the others. */
  readonly facts: readonly string[];
  readonly now: LocalDateTime;
}

interface StateProps {
  readonly event: Event;
  readonly now: LocalDateTime;
  /** Within the link to the ticket, which is not there before the sale. */
  readonly isOnSale?: boolean;
}

/** The showing's own state, within its button; that one just comes is among the prices. */
const State = ({ event, now, isOnSale = false }: StateProps) =>
  textsOf(event)
    .filter(({ is }) => !["begun", "over", "free", ...(isOnSale ? ["saleOpensAt"] : [])].includes(is))
    .map(({ is, text, from, until }) => (
      <span
        key={is}
        className={styles.state}
        data-is={is}
        data-from={from ?? undefined}
        data-until={until ?? undefined}
        hidden={!holdsAt(now)({ from, until })}
      >
        {" "}
        {withWholeFigures(text)}
      </span>
    ));

/** A day, a time and its state, which lead to the ticket while there is one. */
const Time = ({ time: { event, version }, facts, now }: TimeProps) => {
  const { start, ticketUrl } = event;
  const date = dateOf(start);
  const sale = ticketUrl === null ? null : saleSpan(event);
  const when = (
    <time dateTime={event.startIso}>
      <DayLabel date={date} now={now} far={sentenceCase(cardDate(date))} className={styles.date} />{" "}
      <span className={styles.hour}>kl. {startTime(start)}</span>
    </time>
  );
  return (
    <li className={styles.time} data-until={start}>
      {(sale === null || sale.from !== null) && (
        <span
          className={styles.moment}
          data-tickets={stateAt(event, now).tickets}
          data-until={sale?.from ?? undefined}
          hidden={sale?.from != null && sale.from <= now}
        >
          {when}
          <State event={event} now={now} />
        </span>
      )}
      {sale && (
        <BuyButton
          event={event}
          production={version}
          version={version.versionLabel}
          day={longDate(date)}
          now={now}
          isRow
        >
          {when}
          <State event={event} now={now} isOnSale />
        </BuyButton>
      )}
      {facts.length > 0 && (
        <Tags>
          <Facts facts={facts} />
        </Tags>
      )}
    </li>
  );
};

/** What one may choose among, each once: what it is, its prices and all its times. */
export const Suggestions = ({ events, productions, level: Heading, now }: SuggestionsProps) => {
  const draw = (shown: readonly Suggestion[]) => (
    <div className={styles.suggestions}>
      {shown.map(({ production, times }) => {
        const { key, path, title, poster, object, kind, runningTime, contents } = production;
        const [prices = "", ...others] = new Set(times.map(({ event }) => pricesOf(event).join("\n")));
        const isOnePrice = others.length === 0;
        const rows = times.map((time) => (
          <Time key={time.event.key} time={time} facts={isOnePrice ? [] : pricesOf(time.event)} now={now} />
        ));
        const facts = distinctFacts([
          object === "movie" ? null : kind,
          runningTime === null ? null : duration(runningTime),
          ...versionFacts(production),
          ...times.map(({ event }) => event.hall.name),
        ]);
        return (
          <article key={key} className={styles.suggestion} data-until={times.at(-1)?.event.start}>
            {poster && (
              <Picture
                picture={poster}
                shape="poster"
                sizes="(min-width: 40rem) 9rem, 5rem"
                decorative
                className={styles.poster}
              />
            )}
            <div className={styles.about}>
              <div className={styles.head}>
                <Heading className={styles.title}>{path === null ? title : <Link to={path}>{title}</Link>}</Heading>
                <div className={styles.heart}>
                  <FilmHeart production={production} />
                </div>
              </div>
              <Tags>
                {object === "movie" && (
                  <Tag kind="symbols">
                    <AgeBadge limit={production.ageLimit} />
                  </Tag>
                )}
                <Facts facts={facts} />
              </Tags>
              {contents[0] && <p>{contents[0].summary}</p>}
            </div>
            <div className={styles.times}>
              {isOnePrice && prices !== "" && (
                <ul className={styles.prices}>
                  {prices.split("\n").map((price) => (
                    <li key={price}>{price}</li>
                  ))}
                </ul>
              )}
              <ul className={styles.list}>{rows.slice(0, OPEN)}</ul>
              {rows.length > OPEN && (
                <details>
                  <summary className={styles.rest}>{sentenceCase(siteTexts.timesMore(rows.length - OPEN))}</summary>
                  <ul className={styles.list}>{rows.slice(OPEN)}</ul>
                </details>
              )}
            </div>
          </article>
        );
      })}
    </div>
  );
  return (
    <FoldForChild
      items={suggestionsOf({ events, productions })}
      productionOf={({ production }) => production}
      noun="films"
    >
      {draw}
    </FoldForChild>
  );
};
