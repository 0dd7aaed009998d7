import { graphql } from "gatsby";
import { dateOf, weekdayName } from "../../../domain/time/local-time";
import { sentenceCase } from "../../../domain/time/norwegian";
import { Html } from "../../components/elements/html";
import { Section } from "../../components/elements/section";
import { useNow } from "../../components/hooks/use-now";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";

type Fields = Queries.RichTextBlockFieldsFragment;

/** A list by weekday, such as a menu, with today marked; not on the static page, which may be read on another day. */
const ByWeekday = ({ block: { html, inColumns } }: { readonly block: Fields }) => {
  const weekday = sentenceCase(weekdayName(dateOf(useNow(""))));
  const today = `<dt aria-current="date">${weekday} <mark>${siteTexts.today}</mark></dt>`;
  return <Html html={html.replace(`<dt>${weekday}</dt>`, today)} inColumns={inColumns} />;
};

/** Free text. */
export const RichText = ({ block }: BlockProps<Fields>) => {
  const text = block.html.includes("dag</dt>") ? (
    <ByWeekday block={block} />
  ) : (
    <Html html={block.html} inColumns={block.inColumns} />
  );
  return block.heading === null ? (
    text
  ) : (
    <Section id={`${block.id}-overskrift`} heading={block.heading}>
      {text}
    </Section>
  );
};

export const query = graphql`
  fragment RichTextBlockFields on RichTextBlock {
    id
    heading
    html
    inColumns
  }
`;
