import { graphql } from "gatsby";
import { ArticleCards } from "../../components/cards/article-cards";
import { Section } from "../../components/elements/section";
import type { BlockProps } from "../block-props";

/** Links at the end of an article: related articles, and the programme. */
export const RelatedArticles = ({ block }: BlockProps<Queries.RelatedArticlesBlockFieldsFragment>) => {
  const { related, category } = block.relatedTo;
  const link = category === "cinema" ? block.relatedCinema : category === null ? null : block.relatedCulture;
  if (related.length === 0 && link === null) return null;
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading} link={link}>
      <ArticleCards articles={related} level="h3" />
    </Section>
  );
};

export const query = graphql`
  fragment RelatedArticlesBlockFields on RelatedArticlesBlock {
    id
    heading
    relatedCinema: cinemaLink {
      label
      path
    }
    relatedCulture: cultureLink {
      label
      path
    }
    relatedTo: article {
      category
      related {
        ...ArticleCard
      }
    }
  }
`;
