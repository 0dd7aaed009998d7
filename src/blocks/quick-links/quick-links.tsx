import { graphql } from "gatsby";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import { Section } from "../../components/elements/section";
import type { BlockProps } from "../block-props";
import * as styles from "./quick-links.module.css";

/** Short cuts to the venue's parts. */
export const QuickLinks = ({ block }: BlockProps<Queries.QuickLinksBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <ul className={styles.links}>
      {block.links.map(({ label, path, text, picture }) => (
        <li key={path} className={styles.item}>
          {picture && (
            <Picture
              picture={picture}
              shape="wide"
              sizes="(min-width: 64rem) 13rem, 45vw"
              decorative
              className={styles.picture}
            />
          )}
          <Link to={path} className={styles.link}>
            {label}
          </Link>{" "}
          {text !== null && <span className={styles.text}>{text}</span>}
        </li>
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment QuickLinksBlockFields on QuickLinksBlock {
    id
    heading
    links {
      label
      path
      text
      picture {
        ...CardPicture
      }
    }
  }
`;
