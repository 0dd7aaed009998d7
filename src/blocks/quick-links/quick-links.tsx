import { graphql } from "gatsby";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import { Section } from "../../components/elements/section";
import type { BlockProps } from "../block-props";
import * as styles from "./quick-links.module.css";

type Fields = Queries.QuickLinksBlockFieldsFragment;

const Cards = ({ links }: Pick<Fields, "links">) => (
  <ul className={styles.links}>
    {links.map(({ label, path, text, picture }) => (
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
);

/** Short cuts to the venue's parts: cards, or one row of names. */
export const QuickLinks = ({ block: { id, heading, asRow, links } }: BlockProps<Fields>) => (
  <div className={styles.shortcuts} data-row={asRow}>
    <Section id={`${id}-overskrift`} heading={heading}>
      {asRow ? (
        <ul className={styles.names}>
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} className={styles.name}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Cards links={links} />
      )}
    </Section>
  </div>
);

export const query = graphql`
  fragment QuickLinksBlockFields on QuickLinksBlock {
    id
    heading
    asRow
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
