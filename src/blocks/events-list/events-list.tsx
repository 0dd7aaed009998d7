import { graphql } from "gatsby";
import { CardGrid } from "../../components/card-grid";
import { EmptyNote } from "../../components/empty-note";
import { filmsWithShowings } from "../../components/films";
import { PosterCard, whenLabel } from "../../components/poster-card";
import { Section } from "../../components/section";
import { useNow } from "../../components/use-now";
import { ChildQuestion } from "../../features/child-question/child-question";
import { levelUnder } from "../../lib/heading";
import { strings } from "../../lib/strings";
import type { BlockProps } from "../block-props";

/** Films that have showings left, in the order in which they are shown. */
export const EventsList = ({ block }: BlockProps<Queries.EventsListBlockFieldsFragment>) => {
  const now = useNow(block.today.date);
  const showing = filmsWithShowings(block.productions, now)
    .flatMap((film) => (film.left[0] ? [{ ...film, next: film.left[0] }] : []))
    .sort((a, b) => (a.turn ?? "").localeCompare(b.turn ?? ""));
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading}>
      {block.childQuestion && <ChildQuestion id={block.id} />}
      {showing.length === 0 ? (
        <EmptyNote>{block.emptyText}</EmptyNote>
      ) : (
        <CardGrid kind="poster">
          {showing.map(({ film, next, left, until }, index) => (
            <PosterCard
              key={film.key}
              production={film}
              eager={index < 2}
              level={levelUnder(block.heading)}
              until={until}
              note={[
                whenLabel(next.start, now),
                left.length > 1 ? strings.moreShowings(left.length - 1) : strings.lastShowing,
              ].join(" · ")}
            />
          ))}
        </CardGrid>
      )}
    </Section>
  );
};

export const query = graphql`
  fragment EventsListBlockFields on EventsListBlock {
    id
    heading
    childQuestion
    emptyText
    today {
      date
    }
    productions {
      ...PosterCardFields
      events {
        start
        end
        status
      }
    }
  }
`;
