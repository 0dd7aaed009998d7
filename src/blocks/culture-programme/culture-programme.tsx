import { graphql } from "gatsby";
import { CardGrid } from "../../components/card-grid";
import { EmptyNote } from "../../components/empty-note";
import { whenLabel } from "../../components/poster-card";
import { byKey, coming, untilOf } from "../../components/programme";
import { Section } from "../../components/section";
import { Tag, Tags } from "../../components/tags";
import { useNow } from "../../components/use-now";
import { WideCard } from "../../components/wide-card";
import { levelUnder } from "../../lib/heading";
import { kroner } from "../../rules/norwegian";
import { statusLabel } from "../../rules/showing";
import type { BlockProps } from "../block-props";

type CultureEvent = Queries.CultureProgrammeBlockFieldsFragment["events"][number];

const priceLabel = ({ status, prices }: CultureEvent): string | null =>
  prices[0] && status !== "free" ? `Fra ${kroner(Math.min(...prices.map(({ amount }) => amount)))}` : null;

/** The next holding of each production, rather one that takes place: a short list shows everything once. */
const firstOfEach = (events: readonly CultureEvent[]): readonly CultureEvent[] => {
  const chosen = new Map<string, CultureEvent>();
  for (const event of events) {
    const known = chosen.get(event.production.key);
    if (!known || (known.status === "cancelled" && event.status !== "cancelled"))
      chosen.set(event.production.key, event);
  }
  return [...chosen.values()].sort((a, b) => a.start.localeCompare(b.start));
};

/** Coming culture events, each with its picture, when and where. */
export const CultureProgramme = ({ block }: BlockProps<Queries.CultureProgrammeBlockFieldsFragment>) => {
  const now = useNow(block.today.date);
  const productions = byKey(block.productions);
  const all = coming(block.events, now);
  const events = block.limit === null ? all : firstOfEach(all).slice(0, block.limit);
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading} link={block.link}>
      {events.length === 0 ? (
        <EmptyNote>{block.emptyText}</EmptyNote>
      ) : (
        <CardGrid kind="wide">
          {events.map((event) => {
            const production = productions.get(event.production.key);
            const status = statusLabel(event);
            const price = priceLabel(event);
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
                </WideCard>
              )
            );
          })}
        </CardGrid>
      )}
    </Section>
  );
};

export const query = graphql`
  fragment CultureProgrammeBlockFields on CultureProgrammeBlock {
    id
    heading
    limit
    emptyText
    link {
      label
      path
    }
    today {
      date
    }
    events {
      key
      start
      end
      startIso
      status
      saleOpens
      previousStart
      prices {
        amount
      }
      hall {
        name
      }
      production {
        key
      }
    }
    productions {
      key
      title
      path
      typeText
      contents {
        summary
      }
      cover {
        ...CardPicture
      }
    }
  }
`;
