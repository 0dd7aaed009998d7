import { graphql } from "gatsby";
import { Section } from "../../components/elements/section";
import { FilmClubScreen } from "../../features/film-club/film-club";
import type { BlockProps } from "../block-props";

/** A form of the film club, or the member's own page. */
export const MemberScreen = ({ block }: BlockProps<Queries.MemberScreenBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <FilmClubScreen name={block.screen} />
  </Section>
);

MemberScreen.prepare = (): Promise<unknown> => FilmClubScreen.prepare();

export const query = graphql`
  fragment MemberScreenBlockFields on MemberScreenBlock {
    id
    heading
    screen
  }
`;
