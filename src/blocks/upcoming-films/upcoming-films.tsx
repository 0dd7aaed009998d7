import { graphql } from "gatsby";
import { dateOf } from "../../../domain/time/local-time";
import { EmptyNote } from "../../components/elements/empty-note";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { onDemand } from "../../components/on-demand/on-demand";
import { ChildQuestion } from "../../features/child-question/child-question";
import type { BlockProps } from "../block-props";
import { filmsToCome } from "./films-to-come";
import { PremiereCards } from "./premiere-cards";

type Fields = Queries.UpcomingFilmsBlockFieldsFragment;

const FilteredPremieres = onDemand(() =>
  import(/* webpackChunkName: "block---UpcomingFilmsBlock---filters" */ "./filtered-premieres").then(
    ({ FilteredPremieres }) => FilteredPremieres,
  ),
);

/** The list with its editor's settings. */
const AllPremieres = ({ block }: { readonly block: Fields }) => {
  const films = filmsToCome(block.productions, dateOf(useNow(block.today.date)));
  if (films.length === 0) return <EmptyNote>{block.emptyText}</EmptyNote>;
  return <PremiereCards block={block} films={films} />;
};

/** Films with a coming premiere, by premiere. A film leaves the list on its premiere day. */
export const UpcomingFilms = ({ block }: BlockProps<Fields>) => (
  <Section list={LISTS.upcoming} id={`${block.id}-overskrift`} heading={block.heading}>
    {block.childQuestion && <ChildQuestion id={block.id} />}
    {block.filters ? <FilteredPremieres block={block} /> : <AllPremieres block={block} />}
  </Section>
);

UpcomingFilms.prepare = ({ filters }: Pick<Fields, "filters">) => (filters ? FilteredPremieres.prepare() : undefined);

export const query = graphql`
  fragment UpcomingFilmsBlockFields on UpcomingFilmsBlock {
    id
    heading
    filters
    childQuestion
    emptyText
    today {
      date
    }
    productions {
      ...PosterCardFields
      ...ListedProduction
      premiere
    }
  }
`;
