import { type RefObject, useEffect, useRef, useState } from "react";
import { TextButton } from "../../../../components/buttons/text-button";
import { hasFilmClub } from "../../store/opening";
import { ClubPart } from "../frame/club-part";
import { filmClubTexts } from "../texts";
import type { ReviewsProps } from "./reviews-props";

const loadReviewScreen = () => import("./review-screen").then(({ ReviewScreen }) => ReviewScreen);

/** The button is removed when the reviews have loaded; a focus on it moves to them. */
const keepFocus = (place: HTMLElement | null): void => {
  if (place?.contains(document.activeElement)) place.focus({ preventScroll: true });
};

/** True when the visitor has scrolled near; a page that is only opened requests nothing. */
const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Not while the button is focused: it would be removed under the focus.
        const isFree = !element.contains(document.activeElement);
        if (isFree && entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "300px" },
    );
    const watch = () => observer.observe(element);
    window.addEventListener("scroll", watch, { once: true, passive: true });
    return () => {
      window.removeEventListener("scroll", watch);
      observer.disconnect();
    };
  }, [place]);
  return isNear;
};

/**
 * The film club's reviews of a film, fetched when the visitor scrolls near or presses the button. A failure is told to
 * whoever pressed; for others the button stays.
 */
export const ReviewsNearby = (props: ReviewsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isRequested, setRequested] = useState(false);
  const isNear = useNear(place);
  const isLoaded = (isNear || isRequested) && hasFilmClub();
  const request = (retry?: () => void) => {
    keepFocus(place.current);
    setRequested(true);
    retry?.();
  };
  const button = (retry?: () => void) => (
    <TextButton onClick={() => request(retry)}>{filmClubTexts.reviewsShow}</TextButton>
  );
  const unasked = isRequested ? undefined : button;
  return (
    <div ref={place} tabIndex={-1}>
      {!isLoaded && (isRequested ? <p>{filmClubTexts.reviewsFailed}</p> : button())}
      {isLoaded && (
        <ClubPart
          load={loadReviewScreen}
          props={{ ...props, unasked }}
          waiting={filmClubTexts.reviewsWaiting}
          failure={unasked}
        />
      )}
    </div>
  );
};
