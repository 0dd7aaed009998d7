import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { FilmClubScreen } from "../../features/film-club/film-club-screens";
import type { BlockProps } from "../block-props";

/** Becoming a member of the film club. */
export const AccountForm = ({ block }: BlockProps<Queries.AccountFormBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <FilmClubScreen name="account" />
  </Section>
);

export const query = graphql`
  fragment AccountFormBlockFields on AccountFormBlock {
    id
    heading
  }
`;
