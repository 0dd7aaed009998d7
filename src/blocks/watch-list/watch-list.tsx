import { graphql } from "gatsby";
import { Section } from "../../components/elements/section";
import { MyList } from "../../features/film-club/film-club";
import { levelUnder } from "../../lib/heading";
import type { BlockProps } from "../block-props";

/** The visitor's own list of films. */
export const WatchList = ({ block }: BlockProps<Queries.WatchListBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <MyList emptyText={block.emptyText} link={block.link} level={levelUnder(block.heading)} />
  </Section>
);

WatchList.prepare = (): Promise<unknown> => MyList.prepare();

export const query = graphql`
  fragment WatchListBlockFields on WatchListBlock {
    id
    heading
    emptyText
    link {
      label
      path
    }
  }
`;
