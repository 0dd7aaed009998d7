import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { FilmClubScreen, isScreenName } from "../../features/film-club/film-club-screens";
import type { BlockProps } from "../block-props";

/** A form of the film club, or the member's own page. */
export const MemberScreen = ({ block }: BlockProps<Queries.MemberScreenBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    {isScreenName(block.screen) && <FilmClubScreen name={block.screen} />}
  </Section>
);

export const query = graphql`
  fragment MemberScreenBlockFields on MemberScreenBlock {
    id
    heading
    screen
  }
`;
