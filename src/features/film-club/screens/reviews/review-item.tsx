import { useRef, useState } from "react";
import { dateOf } from "../../../../../domain/time/local-time";
import { fullDate } from "../../../../../domain/time/norwegian";
import type { Review } from "../../api/review";
import { filmClubTexts } from "../texts";
import { DiceRating } from "./dice-rating";
import * as styles from "./reviews.module.css";

interface ReviewItemProps {
  readonly review: Review;
  readonly isCovered: boolean;
}

/** One member's review; its text may be covered until opened. */
export const ReviewItem = ({ review, isCovered }: ReviewItemProps) => {
  const [isOpen, setOpen] = useState(!isCovered);
  const text = useRef<HTMLParagraphElement>(null);
  const { comment, rating, userName, addedAt, likesCount, isLiked } = review;
  const name = userName ?? filmClubTexts.reviewAnonymous;
  const uncover = () => {
    setOpen(true);
    requestAnimationFrame(() => text.current?.focus());
  };
  return (
    <article className={styles.review}>
      <p className={styles.by}>
        <DiceRating rating={rating} />
        <strong>{name}</strong>
        <time dateTime={addedAt}>{fullDate(dateOf(addedAt))}</time>
      </p>
      {comment !== null && isOpen && (
        <p ref={text} tabIndex={-1} className={styles.text}>
          {comment}
        </p>
      )}
      {comment !== null && !isOpen && (
        <p className={styles.covered}>
          <button
            type="button"
            className={styles.uncover}
            aria-label={filmClubTexts.reviewUncoverBy(name)}
            onClick={uncover}
          >
            {filmClubTexts.reviewUncover}
          </button>
        </p>
      )}
      {(likesCount > 0 || isLiked) && (
        <p className={styles.likes}>
          {[likesCount > 0 && filmClubTexts.reviewLikes(likesCount), isLiked && filmClubTexts.reviewLiked]
            .filter(Boolean)
            .join(". ")}
        </p>
      )}
    </article>
  );
};
