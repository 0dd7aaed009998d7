import { graphql } from "gatsby";
import { CardGrid } from "../../components/cards/card-grid";
import { WideCard } from "../../components/cards/wide-card";
import { EmptyNote } from "../../components/elements/empty-note";
import { Section } from "../../components/elements/section";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";
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
              kicker={category === "cinema" ? siteTexts.articleCategory.cinema : siteTexts.articleCategory.culture}
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
