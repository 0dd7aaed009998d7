import { graphql } from "gatsby";
import { ArticleCards } from "../../components/cards/article-cards";
import { EmptyNote } from "../../components/elements/empty-note";
import { Section } from "../../components/elements/section";
import { levelUnder } from "../../lib/heading";
import type { BlockProps } from "../block-props";

/** Articles as cards. */
export const CardList = ({ block }: BlockProps<Queries.CardListBlockFieldsFragment>) => {
  const articles = block.articles.slice(0, block.limit ?? undefined);
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading} link={block.link}>
      {articles.length === 0 && <EmptyNote>{block.emptyText}</EmptyNote>}
      <ArticleCards articles={articles} level={levelUnder(block.heading)} />
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
      ...ArticleCard
    }
  }
`;
