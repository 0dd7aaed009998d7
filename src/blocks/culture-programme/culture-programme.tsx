import { graphql } from "gatsby";
import { EmptyNote } from "../../components/elements/empty-note";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { onDemand } from "../../components/on-demand/on-demand";
import { AccessLegend } from "../../components/programme/row/access-symbols";
import { coming } from "../../components/programme/showings";
import type { BlockProps } from "../block-props";
import { collected } from "./collected";
import { EventCards } from "./event-cards";

type Fields = Queries.CultureProgrammeBlockFieldsFragment;

const FilteredCulture = onDemand(() =>
  import(/* webpackChunkName: "block---CultureProgrammeBlock---filters" */ "./filtered-culture").then(
    ({ FilteredCulture }) => FilteredCulture,
  ),
);

/** The list with its editor's settings. */
const WholeProgramme = ({ block }: { readonly block: Fields }) => {
  const now = useNow(block.asOf);
  const all = coming(block.events, now);
  const { events, others } = collected(all);
  if (events.length === 0) return <EmptyNote>{block.emptyText}</EmptyNote>;
  return <EventCards block={block} events={events.slice(0, block.limit ?? events.length)} others={others} now={now} />;
};

/** Coming culture events with picture, time and place; with filters if the page has them. */
export const CultureProgramme = ({ block }: BlockProps<Fields>) => (
  <Section list={LISTS.culture} id={`${block.id}-overskrift`} heading={block.heading} link={block.link}>
    {block.filters ? <FilteredCulture block={block} /> : <WholeProgramme block={block} />}
    {block.filters && <AccessLegend events={block.events} />}
  </Section>
);

CultureProgramme.prepare = ({ filters }: Fields) => (filters ? FilteredCulture.prepare() : undefined);

export const query = graphql`
  fragment CultureProgrammeBlockFields on CultureProgrammeBlock {
    id
    heading
    limit
    filters
    monthPath
    emptyText
    link {
      label
      path
    }
    today {
      date
    }
    asOf
    events {
      ...ListedEvent
      ...ShowingFields
    }
    productions {
      ...ListedProduction
      ...ShowingProduction
      contents {
        summary
      }
      cover {
        ...CardPicture
      }
    }
  }
`;
