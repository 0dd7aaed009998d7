import { graphql } from "gatsby";
import { Html } from "../../components/elements/html";
import type { BlockProps } from "../block-props";

/** The text of an article. */
export const ArticleBody = ({ block }: BlockProps<Queries.ArticleBodyBlockFieldsFragment>) => (
  <Html html={block.article.content} large />
);

export const query = graphql`
  fragment ArticleBodyBlockFields on ArticleBodyBlock {
    id
    article {
      content
    }
  }
`;
