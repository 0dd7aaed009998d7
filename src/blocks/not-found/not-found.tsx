import { graphql } from "gatsby";
import { StandIn, WaysOn } from "../../components/elements/stand-in";
import type { BlockProps } from "../block-props";

/** The page for addresses that do not exist: a word, a picture and ways on. */
export const NotFound = ({ block, headline, first }: BlockProps<Queries.NotFoundBlockFieldsFragment>) => (
  <StandIn picture={block.emptyPicture} eager={first} headline={headline} heading={block.heading} text={block.text}>
    <WaysOn links={block.waysOn} />
  </StandIn>
);

export const query = graphql`
  fragment NotFoundBlockFields on NotFoundBlock {
    id
    heading
    text
    emptyPicture: picture {
      ...WidePicture
    }
    waysOn: links {
      label
      path
    }
  }
`;
