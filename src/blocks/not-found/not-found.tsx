import { graphql } from "gatsby";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import type { BlockProps } from "../block-props";
import * as styles from "./not-found.module.css";

/** The page for addresses that do not exist: a text, a picture and links. */
export const NotFound = ({ block, headline: Heading, first }: BlockProps<Queries.NotFoundBlockFieldsFragment>) => (
  <div className={styles.page}>
    <Picture picture={block.emptyPicture} shape="wide" sizes="(min-width: 64rem) 40rem, 92vw" eager={first} />
    <div className={styles.words}>
      <Heading>{block.heading}</Heading>
      <p className={styles.text}>{block.text}</p>
      <ul className={styles.links}>
        {block.waysOn.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  </div>
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
