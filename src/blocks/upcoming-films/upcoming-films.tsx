import { graphql } from "gatsby";
import { CardGrid } from "../../components/card-grid";
import { EmptyNote } from "../../components/empty-note";
import { mainVersions } from "../../components/films";
import { PosterCard } from "../../components/poster-card";
import { Section } from "../../components/section";
import { useNow } from "../../components/use-now";
import { ChildQuestion } from "../../features/child-question/child-question";
import { levelUnder } from "../../lib/heading";
import { strings } from "../../lib/strings";
import { dateOf } from "../../rules/local-time";
import { longDate } from "../../rules/norwegian";
import type { BlockProps } from "../block-props";

/** Films whose premiere is still to come, by premiere. A film leaves the list on its premiere day, by itself. */
export const UpcomingFilms = ({ block }: BlockProps<Queries.UpcomingFilmsBlockFieldsFragment>) => {
  const today = dateOf(useNow(block.today.date));
  const films = mainVersions(block.productions)
    .filter(({ premiere }) => premiere !== null && premiere > today)
    .sort((a, b) => (a.premiere ?? "").localeCompare(b.premiere ?? ""));
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading}>
      {block.childQuestion && <ChildQuestion id={block.id} />}
      {films.length === 0 ? (
        <EmptyNote>{block.emptyText}</EmptyNote>
      ) : (
        <CardGrid kind="poster">
          {films.map((film, index) => (
            <PosterCard
              key={film.key}
              production={film}
              eager={index < 2}
              level={levelUnder(block.heading)}
              note={`${strings.premiere} ${longDate(film.premiere ?? "")}`}
            />
          ))}
        </CardGrid>
      )}
    </Section>
  );
};

export const query = graphql`
  fragment UpcomingFilmsBlockFields on UpcomingFilmsBlock {
    id
    heading
    childQuestion
    emptyText
    today {
      date
    }
    productions {
      ...PosterCardFields
      premiere
    }
  }
`;
