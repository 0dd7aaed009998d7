import { graphql } from "gatsby";
import { FallbackPage, FurtherLinks } from "../../components/elements/fallback-page";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./not-found.module.css";

/** The page for addresses that do not exist: a word, a picture, a search that works without script, and ways on. */
export const NotFound = ({ block, headline, first }: BlockProps<Queries.NotFoundBlockFieldsFragment>) => (
  <FallbackPage
    picture={block.emptyPicture}
    eager={first}
    headline={headline}
    heading={block.heading}
    text={block.text}
  >
    <search className={styles.search}>
      <form method="get" action={block.path} className={styles.line}>
        <input
          className={styles.field}
          type="search"
          name="q"
          aria-label={siteTexts.searchLabel}
          placeholder={siteTexts.searchPlaceholder}
        />
        <button type="submit" className="ds-button">
          {siteTexts.search}
        </button>
      </form>
    </search>
    <FurtherLinks links={block.furtherLinks} />
  </FallbackPage>
);

export const query = graphql`
  fragment NotFoundBlockFields on NotFoundBlock {
    id
    heading
    text
    path
    emptyPicture: picture {
      ...WidePicture
    }
    furtherLinks: links {
      label
      path
    }
  }
`;
