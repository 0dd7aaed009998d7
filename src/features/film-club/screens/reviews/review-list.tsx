import { useEffect, useRef, useState } from "react";
import { siteTexts } from "../../../../lib/texts";
import type { Review } from "../../api/review";
import { filmClubTexts } from "../texts";
import { ReviewItem } from "./review-item";
import * as styles from "./reviews.module.css";

/** The number of reviews that are shown first. */
const FEW = 3;

/** Films with more reviews than this are loaded page by page: a press must not fetch a thousand. */
const MAX_AT_ONCE = 60;

interface ReviewListProps {
  readonly reviews: readonly Review[];
  /** How many the film has; null when unknown. */
  readonly total: number | null;
  /** Whether the platform may have more than those given. */
  readonly hasMore: boolean;
  readonly loading: boolean;
  /** Whether more could not be fetched. */
  readonly hasFailed: boolean;
  /** Fetches until there are this many; without a number, the next page. */
  readonly onMore: (wanted?: number) => void;
  readonly isCovered: boolean;
}

const labelOf = ({ loading, hasFailed, total }: ReviewListProps): string => {
  if (loading) return filmClubTexts.reviewsWaitingForMore;
  if (hasFailed) return siteTexts.tryAgain;
  return total !== null && total <= MAX_AT_ONCE ? filmClubTexts.reviewsAll(total) : filmClubTexts.reviewsMore;
};

/** Three reviews, then more on demand, below; the focus moves to the first new one. */
export const ReviewList = (props: ReviewListProps) => {
  const { reviews, total, hasMore, loading, hasFailed, onMore, isCovered } = props;
  const [isOpen, setOpen] = useState(false);
  /** How many there were before the last press. */
  const [before, setBefore] = useState(0);
  const firstNew = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isAwaited = useRef(false);
  const shown = isOpen ? reviews : reviews.slice(0, FEW);
  const came = before === 0 ? 0 : shown.length - before;
  useEffect(() => {
    if (!isAwaited.current || came === 0) return;
    isAwaited.current = false;
    // The visitor may have moved the focus meanwhile. The button is removed with the last page, and the focus with it.
    if ([button.current, document.body].includes(document.activeElement as HTMLElement)) {
      firstNew.current?.focus({ preventScroll: true });
    }
  }, [came]);
  const showMore = () => {
    if (loading) return;
    isAwaited.current = true;
    setBefore(shown.length);
    setOpen(true);
    if (hasMore) onMore(total !== null && total <= MAX_AT_ONCE ? total : undefined);
  };
  return (
    <>
      <ul className={styles.list}>
        {shown.map((review, index) => (
          <li
            key={review.id}
            className={styles.item}
            {...(before > 0 && index === before && { ref: firstNew, tabIndex: -1 })}
          >
            <ReviewItem key={String(isCovered)} review={review} isCovered={isCovered} />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {!loading && came > 0 && filmClubTexts.reviewsCame(came)}
      </p>
      {hasFailed && <p role="alert">{filmClubTexts.reviewsMoreFailed}</p>}
      {(hasMore || shown.length < reviews.length) && (
        <p>
          <button
            ref={button}
            type="button"
            className="ds-button"
            data-variant="secondary"
            aria-disabled={loading}
            onClick={showMore}
          >
            {labelOf(props)}
          </button>
        </p>
      )}
    </>
  );
};
