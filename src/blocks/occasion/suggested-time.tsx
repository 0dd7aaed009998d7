import { startTime } from "../../../domain/showings/showing";
import { holdsAt, saleSpan, textsOf } from "../../../domain/showings/showing-state";
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
  /** "Voksen 135 kr", "Barn 100 kr"; that it is free. */
  readonly prices: readonly string[];
  readonly now: LocalDateTime;
}

/** The showing's own state, beside its price; that one just comes is among the prices. */
const State = ({ event, now }: { readonly event: Event; readonly now: LocalDateTime }) =>
  textsOf(event)
    .filter(({ is }) => !["begun", "over", "free"].includes(is))
    .map(({ is, text, from, until }) => (
      <p
        key={is}
        className={styles.state}
        data-is={is}
        data-from={from ?? undefined}
        data-until={until ?? undefined}
        hidden={!holdsAt(now)({ from, until })}
      >
        {withWholeFigures(text)}
      </p>
    ));

/** A day and a time, which lead to the ticket while there is one, with the price and the state beside them. */
export const SuggestedTime = ({ time: { event, version }, prices, now }: TimeProps) => {
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
          data-until={sale?.from ?? undefined}
          hidden={sale?.from != null && sale.from <= now}
        >
          {when}
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
        </BuyButton>
      )}
      <div className={styles.terms}>
        {prices.length > 0 && (
          <Tags>
            {prices.map((price) => (
              <Tag key={price} kind={event.status === "free" ? "bold" : "plain"}>
                {price}
              </Tag>
            ))}
          </Tags>
        )}
        <State event={event} now={now} />
      </div>
    </li>
  );
};
