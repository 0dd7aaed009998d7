import { graphql } from "gatsby";
import { FallbackPage, FurtherLinks } from "../../components/elements/fallback-page";
import { offlineTexts } from "../../lib/offline-texts";
import type { BlockProps } from "../block-props";
import * as styles from "./offline.module.css";

/**
 * Shown to visitors without a network instead of a page that is not cached. The service worker sends it without
 * scripts, at the requested address, and inserts the cached pages into the list.
 */
export const Offline = ({ block, headline: Heading, first }: BlockProps<Queries.OfflineBlockFieldsFragment>) => {
  const Below = Heading === "h1" ? "h2" : "h3";
  return (
    <FallbackPage
      picture={block.offlinePicture}
      eager={first}
      headline={Heading}
      heading={block.heading}
      text={block.text}
    >
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: no address is the page that was asked for, again, with its query */}
        <a className="ds-button" href="">
          {offlineTexts.tryAgain}
        </a>
      </p>
      <Below className={styles.kept}>{block.keptHeading}</Below>
      <FurtherLinks links={block.keptLinks} data-kept-pages="" />
    </FallbackPage>
  );
};

export const query = graphql`
  fragment OfflineBlockFields on OfflineBlock {
    id
    heading
    text
    offlinePicture: picture {
      ...WidePicture
    }
    keptHeading
    keptLinks: links {
      label
      path
    }
  }
`;
