import { startTime } from "../../../domain/showings/showing";
import { holdsAt, saleSpan, stateAt, textsOf } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { cardDate, longDate, sentenceCase, withWholeFigures } from "../../../domain/time/norwegian";
import { Tag, Tags } from "../../components/elements/tags";
import { DayLabel } from "../../components/programme/day-label";
import { BuyButton } from "../../components/programme/row/buy-button";
import * as styles from "./suggestions.module.css";

type Event = Queries.ShowingFieldsFragment;
type Production = Queries.OccasionBlockFieldsFragment["productions"][number];

interface TimeProps {
  readonly time: { readonly event: Event; readonly version: Production };
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
export const SuggestedTime = ({ time: { event, version }, facts, now }: TimeProps) => {
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
          {facts.map((fact) => (
            <Tag key={fact}>{fact}</Tag>
          ))}
        </Tags>
      )}
    </li>
  );
};
