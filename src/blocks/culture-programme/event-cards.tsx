import { CardGrid } from "../../components/card-grid";
import { whenLabel } from "../../components/poster-card";
import { byKey, untilOf } from "../../components/programme";
import { Tag, Tags } from "../../components/tags";
import { WideCard } from "../../components/wide-card";
import { levelUnder } from "../../lib/heading";
import { strings } from "../../lib/strings";
import type { LocalDateTime } from "../../rules/local-time";
import { kroner, listed } from "../../rules/norwegian";
import { statusLabel } from "../../rules/showing";

type Fields = Queries.CultureProgrammeBlockFieldsFragment;
type CultureEvent = Fields["events"][number];

interface EventCardsProps {
  readonly block: Pick<Fields, "heading" | "productions">;
  readonly events: readonly CultureEvent[];
  readonly now: LocalDateTime;
  /** Further dates of what a card shows, by the key of its event. */
  readonly later?: ReadonlyMap<string, readonly CultureEvent[]>;
}

const priceLabel = ({ status, prices }: CultureEvent): string | null =>
  prices[0] && status !== "free" ? `Fra ${kroner(Math.min(...prices.map(({ amount }) => amount)))}` : null;

/** A card for each event: picture, when, where, status and price. */
export const EventCards = ({ block, events, now, later }: EventCardsProps) => {
  const productions = byKey(block.productions);
  return (
    <CardGrid kind="wide">
      {events.map((event) => {
        const production = productions.get(event.production.key);
        const status = statusLabel(event);
        const price = priceLabel(event);
        const others = later?.get(event.key) ?? [];
        return (
          production && (
            <WideCard
              level={levelUnder(block.heading)}
              key={event.key}
              path={production.path}
              title={production.title}
              kicker={<time dateTime={event.startIso}>{whenLabel(event.start, now)}</time>}
              text={production.contents[0]?.summary ?? null}
              picture={production.cover}
              until={untilOf(event)}
            >
              <Tags>
                {status !== null && (
                  <Tag kind={["cancelled", "soldOut", "moved"].includes(event.status) ? "strong" : "light"}>
                    {status}
                  </Tag>
                )}
                <Tag>{production.typeText}</Tag>
                <Tag>{event.hall.name}</Tag>
                {price !== null && <Tag>{price}</Tag>}
              </Tags>
              {others.length > 0 && (
                <p>{strings.alsoOn(listed(others.map(({ start }) => whenLabel(start, now).toLowerCase())))}</p>
              )}
            </WideCard>
          )
        );
      })}
    </CardGrid>
  );
};
