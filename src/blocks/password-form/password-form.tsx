import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { FilmClubScreen } from "../../features/film-club/film-club-screens";
import type { BlockProps } from "../block-props";

/** Asking for a new password of the film club. */
export const PasswordForm = ({ block }: BlockProps<Queries.PasswordFormBlockFieldsFragment>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <FilmClubScreen name="password" />
  </Section>
);

export const query = graphql`
  fragment PasswordFormBlockFields on PasswordFormBlock {
    id
    heading
  }
`;
