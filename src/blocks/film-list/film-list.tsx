import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { EmptyNote } from "../../components/elements/empty-note";
import { Section } from "../../components/elements/section";
import { LISTS, type ListName } from "../../components/hooks/tracking";
import { onDemand } from "../../components/on-demand/on-demand";
import { ChildQuestion } from "../../features/child-question/child-question";
import type { BlockProps } from "../block-props";
import { FilmCards } from "./film-cards";
import { type FilmsAt, useFilmsShowing, useFilmsToCome } from "./films";

type ShowingFields = Queries.EventsListBlockFieldsFragment;
type ToComeFields = Queries.UpcomingFilmsBlockFieldsFragment;
type Fields = Pick<ShowingFields, "id" | "heading" | "childQuestion" | "emptyText">;

/** A chunk for each of the two names: the build links it by the name of the block. */
const FilteredShowing = onDemand(() =>
  import(/* webpackChunkName: "block---EventsListBlock---filters" */ "./filtered-showing").then(
    ({ FilteredShowing }) => FilteredShowing,
  ),
);
const FilteredToCome = onDemand(() =>
  import(/* webpackChunkName: "block---UpcomingFilmsBlock---filters" */ "./filtered-to-come").then(
    ({ FilteredToCome }) => FilteredToCome,
  ),
);

interface AllFilmsProps extends FilmsAt {
  readonly block: Fields;
}

const AllFilms = ({ block, films, now }: AllFilmsProps) =>
  films.length === 0 ? (
    <EmptyNote>{block.emptyText}</EmptyNote>
  ) : (
    <FilmCards heading={block.heading} films={films} now={now} />
  );

const AllShowing = ({ block }: { readonly block: ShowingFields }) => (
  <AllFilms block={block} {...useFilmsShowing(block)} />
);
const AllToCome = ({ block }: { readonly block: ToComeFields }) => (
  <AllFilms block={block} {...useFilmsToCome(block)} />
);

interface FilmListProps {
  readonly block: Fields;
  /** Its name for statistics. */
  readonly list: ListName;
  readonly children: ReactNode;
}

const FilmList = ({ block, list, children }: FilmListProps) => (
  <Section list={list} id={`${block.id}-overskrift`} heading={block.heading}>
    {block.childQuestion && <ChildQuestion id={block.id} />}
    {children}
  </Section>
);

/** The films that are showing; with filters if the page has them. */
export const EventsList = ({ block }: BlockProps<ShowingFields>) => (
  <FilmList block={block} list={LISTS.films}>
    {block.filters ? <FilteredShowing block={block} /> : <AllShowing block={block} />}
  </FilmList>
);

EventsList.prepare = ({ filters }: Pick<ShowingFields, "filters">) => (filters ? FilteredShowing.prepare() : undefined);

/** The films to come; with filters if the page has them. */
export const UpcomingFilms = ({ block }: BlockProps<ToComeFields>) => (
  <FilmList block={block} list={LISTS.upcoming}>
    {block.filters ? <FilteredToCome block={block} /> : <AllToCome block={block} />}
  </FilmList>
);

UpcomingFilms.prepare = ({ filters }: Pick<ToComeFields, "filters">) =>
  filters ? FilteredToCome.prepare() : undefined;

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
