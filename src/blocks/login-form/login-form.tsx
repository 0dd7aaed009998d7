import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { FilmClubScreen } from "../../features/film-club/film-club-screens";
import type { BlockProps } from "../block-props";

/** Logging in to the film club. */
export const LoginForm = ({ block }: BlockProps<Queries.LoginFormBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <FilmClubScreen name="login" />
  </Section>
);

export const query = graphql`
  fragment LoginFormBlockFields on LoginFormBlock {
    id
    heading
  }
`;
