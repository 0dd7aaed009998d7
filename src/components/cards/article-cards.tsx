import { graphql } from "gatsby";
import { siteTexts } from "../../lib/texts";
import { CardGrid } from "./card-grid";
import { WideCard } from "./wide-card";

interface ArticleCardsProps {
  readonly articles: readonly Queries.ArticleCardFragment[];
  readonly level: "h2" | "h3";
}

/** Articles as cards; nothing where there are none. */
export const ArticleCards = ({ articles, level }: ArticleCardsProps) =>
  articles.length > 0 && (
    <CardGrid kind="wide">
      {articles.map(({ key, path, title, summary, category, thumbnail }) => (
        <WideCard
          key={key}
          level={level}
          path={path}
          title={title}
          kicker={siteTexts.articleCategory(category)}
          text={summary}
          picture={thumbnail}
        />
      ))}
    </CardGrid>
  );

export const query = graphql`
  fragment ArticleCard on Article {
    key
    path
    title
    summary
    category
    thumbnail {
      ...CardPicture
    }
  }
`;
