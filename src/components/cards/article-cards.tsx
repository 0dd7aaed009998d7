import { graphql } from "gatsby";
import { siteTexts } from "../../lib/texts";
import { CardGrid } from "./card-grid";
import { WideCard } from "./wide-card";

interface ArticleCardsProps {
  readonly articles: readonly Queries.ArticleCardFragment[];
  readonly level: "h2" | "h3";
}

/** Two to four are a lead with lines beside it. */
const isFew = ({ length }: ArticleCardsProps["articles"]): boolean => length >= 2 && length <= 4;

/** Articles as cards; nothing where there are none. */
export const ArticleCards = ({ articles, level }: ArticleCardsProps) =>
  articles.length > 0 && (
    <CardGrid kind={isFew(articles) ? "lead" : "wide"}>
      {articles.map(({ key, path, title, summary, category, thumbnail }, index) => (
        <WideCard
          key={key}
          level={level}
          path={path}
          title={title}
          kicker={siteTexts.articleCategory(category)}
          text={summary}
          picture={thumbnail}
          form={isFew(articles) ? (index === 0 ? "lead" : "line") : "card"}
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
