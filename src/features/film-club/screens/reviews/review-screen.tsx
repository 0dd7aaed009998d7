import { useSyncExternalStore } from "react";
import { EmptyNote } from "../../../../components/elements/empty-note";
import { lasting } from "../../../../lib/storage";
import { useMovieInfo } from "../../movie/use-movie-info";
import { useReviews } from "../../reviews/use-reviews";
import { COVER_REVIEWS_KEY } from "../../user/stored-keys";
import { LoadFailure, Waiting } from "../frame/club-part";
import { inFilmClub } from "../provider";
import { filmClubTexts } from "../texts";
import { DiceRating } from "./dice-rating";
import { ReviewList } from "./review-list";
import * as styles from "./reviews.module.css";
import type { ReviewsProps } from "./reviews-props";

const stored = lasting(COVER_REVIEWS_KEY);

export const coverReviews = (isCovered: boolean): void => stored.write(isCovered ? "ja" : null);

/** Whether texts are covered until the visitor opens them. */
const useCoveredReviews = (): boolean =>
  useSyncExternalStore(
    stored.subscribe,
    () => stored.read() === "ja",
    () => false,
  );

/** "4,3" */
const decimal = (mean: number): string => mean.toFixed(1).replace(".", ",");

const Summary = ({ mean, count }: { readonly mean: number | null; readonly count: number | null }) => (
  <p className={styles.summary}>
    {mean !== null && (
      <>
        <DiceRating rating={Math.round(mean)} isDecorative />
        <span className="visually-hidden">{filmClubTexts.reviewsMeanLabel}: </span>
        <strong>{filmClubTexts.reviewsMean(decimal(mean))}</strong>
        {count !== null && <span aria-hidden="true"> · </span>}
      </>
    )}
    {count !== null && filmClubTexts.reviewsCount(count)}
  </p>
);

/** The number of a film's reviews: the platform's until the last page has loaded. */
const totalOf = (fetched: number, hasMore: boolean, ratingCount: number): number | null => {
  if (!hasMore) return fetched;
  return ratingCount > fetched ? ratingCount : null;
};

const Reviews = ({ ediNumber, emptyText, unasked }: ReviewsProps) => {
  const { movieInfo } = useMovieInfo(ediNumber);
  const { items, hasMore, loading, error, reload, loadMore } = useReviews(ediNumber);
  const isCovered = useCoveredReviews();
  if (items.length === 0) {
    if (error && unasked) return unasked(reload);
    if (error) return <LoadFailure text={filmClubTexts.reviewsFailed} onRetry={reload} />;
    return loading ? <Waiting>{filmClubTexts.reviewsWaiting}</Waiting> : <EmptyNote>{emptyText}</EmptyNote>;
  }
  const total = totalOf(items.length, hasMore, movieInfo?.ratingCount ?? 0);
  return (
    <div className={styles.reviews}>
      <div className={styles.head}>
        <Summary mean={movieInfo?.rating ?? null} count={total} />
        <label className={styles.cover}>
          <input
            type="checkbox"
            checked={isCovered}
            onChange={({ currentTarget }) => coverReviews(currentTarget.checked)}
          />
          {filmClubTexts.reviewsCover}
        </label>
      </div>
      <ReviewList
        reviews={items}
        total={total}
        hasMore={hasMore}
        loading={loading}
        hasFailed={error !== null}
        onMore={loadMore}
        isCovered={isCovered}
      />
    </div>
  );
};

/** The film club's reviews of a film. They are read-only; the platform has no call to write them. */
export const ReviewScreen = inFilmClub(Reviews);
