import { graphql } from "gatsby";
import { Html } from "../../components/elements/html";
import { Picture } from "../../components/elements/picture";
import { Section } from "../../components/elements/section";
import { levelUnder } from "../../lib/heading";
import type { BlockProps } from "../block-props";
import * as styles from "./picture-guide.module.css";

/** Pictures with headings and texts, in sequence. */
export const PictureGuide = ({ block, first }: BlockProps<Queries.PictureGuideBlockFieldsFragment>) => {
  const Heading = levelUnder(block.heading);
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading}>
      <div className={styles.parts}>
        {block.parts.map(({ name, picture, html }, index) => (
          <div key={name} className={styles.part} data-shape={block.shape}>
            <Picture
              picture={picture}
              shape={block.shape === "square" ? "square" : "wide"}
              sizes="(min-width: 72rem) 42rem, (min-width: 48rem) 55vw, 92vw"
              eager={first && index === 0}
              className={styles.picture}
            />
            <div className={styles.words}>
              <Heading className={styles.name}>{name}</Heading>
              <Html html={html} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
};

export const query = graphql`
  fragment PictureGuideBlockFields on PictureGuideBlock {
    id
    heading
    shape
    parts {
      name
      html
      picture {
        ...WidePicture
      }
    }
  }
`;
