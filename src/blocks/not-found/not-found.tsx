import { graphql } from "gatsby";
import { FallbackPage, FurtherLinks } from "../../components/elements/fallback-page";
import type { BlockProps } from "../block-props";

/** The page for addresses that do not exist: a word, a picture and ways on. */
export const NotFound = ({ block, headline, first }: BlockProps<Queries.NotFoundBlockFieldsFragment>) => (
  <FallbackPage
    picture={block.emptyPicture}
    eager={first}
    headline={headline}
    heading={block.heading}
    text={block.text}
  >
    <FurtherLinks links={block.furtherLinks} />
  </FallbackPage>
);

export const query = graphql`
  fragment NotFoundBlockFields on NotFoundBlock {
    id
    heading
    text
    emptyPicture: picture {
      ...WidePicture
    }
    furtherLinks: links {
      label
      path
    }
  }
`;
