import { EmptyNote } from "../../../../components/elements/empty-note";
import { useMovieInfo } from "../../movie/use-movie-info";
import { useReviews } from "../../reviews/use-reviews";
import type { FilmClub } from "../../store/opening";
import { LoadFailure } from "../frame/call-failure";
import { Waiting } from "../frame/waiting";
import { FilmClubProvider } from "../provider";
import { filmClubTexts } from "../texts";
import { coverReviews, useCoveredReviews } from "./cover-reviews";
import { DiceRating } from "./dice-rating";
import { ReviewList } from "./review-list";
import * as styles from "./reviews.module.css";
import type { ReviewsProps } from "./reviews-props";

/** "4,3" */
const decimal = (mean: number): string => mean.toFixed(1).replace(".", ",");

const Summary = ({ mean, count }: { readonly mean: number | null; readonly count: number }) => (
  <p className={styles.summary}>
    {mean !== null && (
      <>
        <DiceRating rating={Math.round(mean)} isDecorative />
        <span className="visually-hidden">{filmClubTexts.reviewsMeanLabel}: </span>
        <strong>{filmClubTexts.reviewsMean(decimal(mean))}</strong>
        <span aria-hidden="true"> · </span>
      </>
    )}
    {filmClubTexts.reviewsCount(count)}
  </p>
);

const Reviews = ({ ediNumber, emptyText }: ReviewsProps) => {
  const { movieInfo } = useMovieInfo(ediNumber);
  const { items, loading, error, reload } = useReviews(ediNumber);
  const isCovered = useCoveredReviews();
  if (error) return <LoadFailure text={filmClubTexts.reviewsFailed} onRetry={reload} />;
  if (items.length === 0) {
    return loading ? <Waiting>{filmClubTexts.reviewsWaiting}</Waiting> : <EmptyNote>{emptyText}</EmptyNote>;
  }
  return (
    <div className={styles.reviews}>
      <div className={styles.head}>
        <Summary mean={movieInfo?.rating ?? null} count={items.length} />
        <label className={styles.cover}>
          <input
            type="checkbox"
            checked={isCovered}
            onChange={({ currentTarget }) => coverReviews(currentTarget.checked)}
          />
          {filmClubTexts.reviewsCover}
        </label>
      </div>
      <ReviewList key={String(isCovered)} reviews={items} isCovered={isCovered} />
    </div>
  );
};

/** The film club's reviews of a film. They can be read; the platform has no call to write them. */
export const ReviewScreen = ({ club, ...props }: ReviewsProps & { readonly club: FilmClub }) => (
  <FilmClubProvider club={club}>
    <Reviews {...props} />
  </FilmClubProvider>
);
