import { graphql } from "gatsby";
import { Html } from "../../components/elements/html";
import { Section } from "../../components/elements/section";
import type { BlockProps } from "../block-props";

/** Free text. */
export const RichText = ({ block }: BlockProps<Queries.RichTextBlockFieldsFragment>) =>
  block.heading === null ? (
    <Html html={block.html} inColumns={block.inColumns} />
  ) : (
    <Section id={`${block.id}-overskrift`} heading={block.heading}>
      <Html html={block.html} inColumns={block.inColumns} />
    </Section>
  );

export const query = graphql`
  fragment RichTextBlockFields on RichTextBlock {
    id
    heading
    html
    inColumns
  }
`;
