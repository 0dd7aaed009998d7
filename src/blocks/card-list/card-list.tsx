import { graphql } from "gatsby";
import { CardGrid } from "../../components/card-grid";
import { EmptyNote } from "../../components/empty-note";
import { Section } from "../../components/section";
import { WideCard } from "../../components/wide-card";
import { levelUnder } from "../../lib/heading";
import { strings } from "../../lib/strings";
import type { BlockProps } from "../block-props";

/** Articles as cards. */
export const CardList = ({ block }: BlockProps<Queries.CardListBlockFieldsFragment>) => {
  const articles = block.articles.slice(0, block.limit ?? undefined);
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading} link={block.link}>
      {articles.length === 0 && <EmptyNote>{block.emptyText}</EmptyNote>}
      {articles.length > 0 && (
        <CardGrid kind="wide">
          {articles.map(({ key, path, title, summary, category, thumbnail }) => (
            <WideCard
              level={levelUnder(block.heading)}
              key={key}
              path={path}
              title={title}
              kicker={category === "cinema" ? strings.articleCategory.cinema : strings.articleCategory.culture}
              text={summary}
              picture={thumbnail}
            />
          ))}
        </CardGrid>
      )}
    </Section>
  );
};

export const query = graphql`
  fragment CardListBlockFields on CardListBlock {
    id
    heading
    limit
    emptyText
    link {
      label
      path
    }
    articles {
      key
      path
      title
      summary
      category
      thumbnail {
        ...CardPicture
      }
    }
  }
`;
