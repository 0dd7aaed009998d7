import { graphql } from "gatsby";
import { Link } from "../../components/elements/link";
import { Section } from "../../components/elements/section";
import type { BlockProps } from "../block-props";
import * as styles from "./action.module.css";

/** A call to action with one button. */
export const Action = ({ block }: BlockProps<Queries.ActionBlockFieldsFragment>) => (
  <div className={styles.action}>
    <Section id={`${block.id}-overskrift`} heading={block.heading}>
      <p className={styles.text}>{block.text}</p>
      <Link to={block.path} className="ds-button" newWindow={block.path.startsWith("https://")}>
        {block.label}
      </Link>
    </Section>
  </div>
);

export const query = graphql`
  fragment ActionBlockFields on ActionBlock {
    id
    heading
    text
    label
    path
  }
`;
