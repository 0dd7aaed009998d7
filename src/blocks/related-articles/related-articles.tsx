import { graphql } from "gatsby";
import { CardGrid } from "../../components/cards/card-grid";
import { WideCard } from "../../components/cards/wide-card";
import { Section } from "../../components/elements/section";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";

/** Links at the end of an article: related articles, and the programme. */
export const RelatedArticles = ({ block }: BlockProps<Queries.RelatedArticlesBlockFieldsFragment>) => {
  const { related, category } = block.relatedTo;
  const link = category === "cinema" ? block.relatedCinema : block.relatedCulture;
  if (related.length === 0 && link === null) return null;
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading} link={link}>
      {related.length > 0 && (
        <CardGrid kind="wide">
          {related.map(({ key, path, title, summary, category, thumbnail }) => (
            <WideCard
              key={key}
              level="h3"
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
  }
`;
