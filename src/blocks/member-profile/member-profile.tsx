import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { FilmClubScreen } from "../../features/film-club/film-club-screens";
import type { BlockProps } from "../block-props";

/** The member's own page: who is logged in, the ways to list and tickets, and the way out. */
export const MemberProfile = ({ block }: BlockProps<Queries.MemberProfileBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <FilmClubScreen name="profile" />
  </Section>
);

export const query = graphql`
  fragment MemberProfileBlockFields on MemberProfileBlock {
    id
    heading
  }
`;
