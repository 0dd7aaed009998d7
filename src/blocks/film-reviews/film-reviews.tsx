import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useHasHearts } from "../../components/cards/film-heart";
import { Section } from "../../components/elements/section";
import { ReviewsNearby } from "../../features/film-club/film-club";
import type { BlockProps } from "../block-props";
import * as styles from "./film-reviews.module.css";

/** The film club's reviews of a film, under a heading; nothing without a film club or without script. */
export const FilmReviews = ({ block }: BlockProps<Queries.FilmReviewsBlockFieldsFragment>) => {
  const ediNumber = block.production?.ediNumber ?? null;
  if (!useHasHearts() || ediNumber === null) return null;
  return (
    <div className={clsx(styles.reviews, styles.panel)}>
      <Section id={`${block.id}-overskrift`} heading={block.heading}>
        <ReviewsNearby ediNumber={ediNumber} emptyText={block.emptyText} />
      </Section>
    </div>
  );
};

FilmReviews.prepare = (): Promise<unknown> => ReviewsNearby.prepare();

export const query = graphql`
  fragment FilmReviewsBlockFields on FilmReviewsBlock {
    id
    heading
    emptyText
    production {
      ediNumber
    }
  }
`;
