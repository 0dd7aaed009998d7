import { graphql } from "gatsby";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
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
    <div className={styles.page}>
      <Picture picture={block.offlinePicture} shape="wide" sizes="(min-width: 64rem) 40rem, 92vw" eager={first} />
      <div className={styles.words}>
        <Heading>{block.heading}</Heading>
        <p className={styles.text}>{block.text}</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the requested page with its query */}
          <a className="ds-button" href="">
            {offlineTexts.tryAgain}
          </a>
        </p>
        <Below className={styles.kept}>{block.keptHeading}</Below>
        <ul className={styles.links} data-kept-pages="">
          {block.keptLinks.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
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
