import { useEffect, useRef, useState } from "react";
import type { Review } from "../../api/review";
import { filmClubTexts } from "../texts";
import { ReviewItem } from "./review-item";
import * as styles from "./reviews.module.css";

/** Specification, section 9. */
const PAGE_SIZE = 20;

interface ReviewListProps {
  readonly reviews: readonly Review[];
  readonly isCovered: boolean;
}

/** Reviews, twenty at a time; the focus moves to the first new one. */
export const ReviewList = ({ reviews, isCovered }: ReviewListProps) => {
  const [shown, setShown] = useState(PAGE_SIZE);
  const firstNew = useRef<HTMLLIElement>(null);
  const left = reviews.length - shown;
  useEffect(() => {
    if (shown > PAGE_SIZE) firstNew.current?.focus();
  }, [shown]);
  return (
    <>
      <ul className={styles.list}>
        {reviews.slice(0, shown).map((review, index) => (
          <li
            key={review.id}
            className={styles.item}
            {...(index === shown - PAGE_SIZE && { ref: firstNew, tabIndex: -1 })}
          >
            <ReviewItem review={review} isCovered={isCovered} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p>
          <button
            type="button"
            className="ds-button"
            data-variant="secondary"
            onClick={() => setShown(shown + PAGE_SIZE)}
          >
            {filmClubTexts.reviewsMore(left)}
          </button>
        </p>
      )}
    </>
  );
};
