import { adultPrice, priceLabel } from "../../../domain/showings/price";
import { stateAt } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { listed, longDate, sentenceCase, withWholeFigures } from "../../../domain/time/norwegian";
import { recurrence } from "../../../domain/time/recurrence";
import { CardGrid } from "../../components/cards/card-grid";
import { WideCard } from "../../components/cards/wide-card";
import { Tag, Tags } from "../../components/elements/tags";
import { When } from "../../components/programme/day-label";
import { distinctFacts } from "../../components/programme/row/showing-facts";
import { StateTags } from "../../components/programme/row/state-tags";
import { byKey, untilOf } from "../../components/programme/showings";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";
import * as styles from "./event-cards.module.css";

type Fields = Queries.CultureProgrammeBlockFieldsFragment;
type CultureEvent = Fields["events"][number];

interface EventCardsProps {
  readonly block: Pick<Fields, "heading" | "productions">;
  readonly events: readonly CultureEvent[];
  readonly now: LocalDateTime;
  /** Other dates of a card's production, by the key of its event. */
  readonly others?: ReadonlyMap<string, readonly CultureEvent[]>;
}

/** The price of a ticket, while tickets are or will be available. */
const priceOf = (event: CultureEvent, now: LocalDateTime): string | null => {
  const price = ["none", "free"].includes(stateAt(event, now).tickets) ? null : adultPrice(event.prices);
  return price && priceLabel(price);
};

interface DatesProps {
  readonly moments: readonly LocalDateTime[];
  readonly now: LocalDateTime;
}

/** "Hver lørdag, tre ganger til.", or the next date and the number of later ones: "Også i dag kl. 15.30." */
const SeriesWords = ({ moments, now }: DatesProps) => {
  const [, second = ""] = moments;
  const series = recurrence(moments);
  if (series !== null) return `${sentenceCase(series)}, ${siteTexts.timesMore(moments.length - 1)}.`;
  return (
    <>
      {siteTexts.also} <When start={second} now={now} within={styles.within} />
      {moments.length > 2 && ` og ${siteTexts.timesMore(moments.length - 2)}`}.
    </>
  );
};

const isCancelled = ({ status }: CultureEvent): boolean => status === "cancelled";

interface OtherDatesProps extends Pick<EventCardsProps, "now"> {
  readonly event: CultureEvent;
  readonly others: readonly CultureEvent[];
}

/** What to know of a card's other dates: how the series goes on, and which of them are cancelled. */
const OtherDates = ({ event, others, now }: OtherDatesProps) => {
  const held = others.filter((other) => !isCancelled(other));
  const cancelled = others.filter(isCancelled).map(({ start }) => longDate(dateOf(start)));
  if (others.length === 0) return null;
  return (
    <p>
      {held.length > 0 && <SeriesWords moments={[event, ...held].map(({ start }) => start)} now={now} />}{" "}
      {cancelled.length > 0 && withWholeFigures(siteTexts.cancelledOn(listed(cancelled)))}
    </p>
  );
};

/** A card for each event: picture, when, where, status and price. */
export const EventCards = ({ block, events, now, others }: EventCardsProps) => {
  const productions = byKey(block.productions);
  return (
    <CardGrid kind="wide">
      {events.map((event) => {
        const production = productions.get(event.production.key);
        const price = priceOf(event, now);
        return (
          production && (
            <WideCard
              level={levelUnder(block.heading)}
              key={event.key}
              path={production.path}
              title={production.title}
              kicker={
                <time dateTime={event.startIso}>
                  <When start={event.start} now={now} />
                </time>
              }
              text={production.contents[0]?.summary ?? null}
              picture={production.cover}
              until={untilOf(event)}
            >
              <Tags>
                <StateTags event={event} now={now} />
                {distinctFacts([event.hall.name, production.kind]).map((fact) => (
                  <Tag key={fact}>{fact}</Tag>
                ))}
                {price !== null && <Tag until={event.start}>{price}</Tag>}
              </Tags>
              <OtherDates event={event} others={others?.get(event.key) ?? []} now={now} />
            </WideCard>
          )
        );
      })}
    </CardGrid>
  );
};
