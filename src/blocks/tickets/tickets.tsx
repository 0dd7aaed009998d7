import { graphql } from "gatsby";
import { Section } from "../../components/elements/section";
import { MyTickets } from "../../features/film-club/film-club";
import { levelUnder } from "../../lib/heading";
import type { BlockProps } from "../block-props";

/** A member's tickets. */
export const Tickets = ({ block }: BlockProps<Queries.TicketsBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <MyTickets emptyText={block.emptyText} link={block.link} level={levelUnder(block.heading)} />
  </Section>
);

Tickets.prepare = (): Promise<unknown> => MyTickets.prepare();

export const query = graphql`
  fragment TicketsBlockFields on TicketsBlock {
    id
    heading
    emptyText
    link {
      label
      path
    }
  }
`;
