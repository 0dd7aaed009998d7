import { ownFact, type PriceGroup, pricesByType } from "../../../domain/showings/price";
import { listed, longMoment, priceWords, sentenceCase, withWholeFigures } from "../../../domain/time/norwegian";
import { Tag, Tags } from "../../components/elements/tags";
import { untilOf } from "../../components/programme/showings";
import { siteTexts } from "../../lib/texts";
import * as styles from "./ticket-list.module.css";

type Showing = Queries.ShowingFieldsFragment;

interface TicketPricesProps {
  readonly events: readonly Showing[];
  /** What distinguishes a showing's version from others: "3D". */
  readonly versionOf: (event: Showing) => string | null;
}

/** More showings than this are not listed individually. */
const MAX_SHOWN = 3;

interface NamedGroup extends PriceGroup<Showing> {
  readonly name: string;
}

/** Groups with their names: a distinguishing fact, or their times; the largest group without such a fact comes last. */
const named = (
  groups: readonly PriceGroup<Showing>[],
  versionOf: TicketPricesProps["versionOf"],
): readonly NamedGroup[] => {
  if (groups.length === 1) return groups.map((group) => ({ ...group, name: siteTexts.ticketPrices }));
  const factsOf = (event: Showing) => [versionOf(event) ?? [], event.features].flat();
  const withFact = groups.map((group) => ({ ...group, fact: ownFact(group, groups, factsOf) }));
  const [most] = withFact
    .filter(({ fact, showings }) => fact === null && showings.length > MAX_SHOWN)
    .sort((a, b) => b.showings.length - a.showings.length);
  const ordered = [...withFact.filter((group) => group !== most), ...(most ? [most] : [])];
  return ordered.map((group) => {
    const times = () => withWholeFigures(sentenceCase(listed(group.showings.map(({ start }) => longMoment(start)))));
    return { ...group, name: group === most ? siteTexts.otherShowings : (group.fact ?? times()) };
  });
};

/** All types of tickets by name: once for all showings, or for each group of showings with the same prices. */
export const TicketPrices = ({ events, versionOf }: TicketPricesProps) => {
  const groups = pricesByType(events);
  if (groups.every(({ types }) => types.length === 0)) return null;
  return (
    <>
      {groups.length > 1 && <p className={styles.caption}>{siteTexts.ticketPrices}</p>}
      <dl className={styles.types}>
        {named(groups, versionOf).map(({ name, types, showings }) => (
          <div key={name} data-until={showings.map(untilOf).sort().at(-1)}>
            <dt>{name}</dt>
            <dd>
              <Tags>
                {types.length === 0 && <Tag>{siteTexts.free}</Tag>}
                {types.map(({ label, amount }) => (
                  <Tag key={`${label} ${amount}`}>
                    {label} <strong>{priceWords(amount)}</strong>
                  </Tag>
                ))}
              </Tags>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
