import { graphql } from "gatsby";
import { EmptyNote } from "../../components/elements/empty-note";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { onDemand } from "../../components/on-demand/on-demand";
import { ChildQuestion } from "../../features/child-question/child-question";
import type { BlockProps } from "../block-props";
import { FilmCards } from "./film-cards";
import { filmsShowing } from "./films-showing";

type Fields = Queries.EventsListBlockFieldsFragment;

const FilteredCards = onDemand(() =>
  import(/* webpackChunkName: "block---EventsListBlock---filters" */ "./filtered-cards").then(
    ({ FilteredCards }) => FilteredCards,
  ),
);

/** The list with its editor's settings. */
const AllCards = ({ block }: { readonly block: Fields }) => {
  const now = useNow(block.asOf);
  const films = filmsShowing(block.productions, now);
  if (films.length === 0) return <EmptyNote>{block.emptyText}</EmptyNote>;
  return <FilmCards block={block} films={films} now={now} />;
};

/** Films with showings left, by their next showing; with filters if the page has them. */
export const EventsList = ({ block }: BlockProps<Fields>) => (
  <Section list={LISTS.films} id={`${block.id}-overskrift`} heading={block.heading}>
    {block.childQuestion && <ChildQuestion id={block.id} />}
    {block.filters ? <FilteredCards block={block} /> : <AllCards block={block} />}
  </Section>
);

EventsList.prepare = ({ filters }: Pick<Fields, "filters">) => (filters ? FilteredCards.prepare() : undefined);

export const query = graphql`
  fragment EventsListBlockFields on EventsListBlock {
    id
    heading
    filters
    childQuestion
    emptyText
    today {
      date
    }
    asOf
    productions {
      ...PosterCardFields
      ...ListedProduction
      premiere
      events {
        ...CardShowing
        features
        accessibility
      }
    }
  }
`;
