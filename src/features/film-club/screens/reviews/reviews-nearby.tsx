import { type RefObject, useEffect, useRef, useState } from "react";
import { hasFilmClub } from "../../store/opening";
import { ClubPart } from "../frame/club-part";
import { filmClubTexts } from "../texts";
import type { ReviewsProps } from "./reviews-props";

const loadReviewScreen = () => import("./review-screen").then(({ ReviewScreen }) => ReviewScreen);

/** The button that asks for the reviews goes away when they come; who stands on it goes on from their place. */
const keepFocus = (place: HTMLElement | null): void => {
  if (place?.contains(document.activeElement)) place.focus({ preventScroll: true });
};

/** True when the reader has moved down the page and comes near; a page that is only opened asks for nothing. */
const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Who stands on the button decides: it would go away from under the keyboard.
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

/** The film club's reviews of a film, which are fetched when the reader comes near or asks for them. */
export const ReviewsNearby = (props: ReviewsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isWanted = useNear(place) || isAsked;
  const isClosed = isWanted && !hasFilmClub();
  const ask = () => {
    keepFocus(place.current);
    setAsked(true);
  };
  return (
    <div ref={place} tabIndex={-1}>
      {isClosed && <p>{filmClubTexts.reviewsFailed}</p>}
      {!isWanted && (
        <button type="button" className="ds-button" data-variant="secondary" onClick={ask}>
          {filmClubTexts.reviewsShow}
        </button>
      )}
      {isWanted && !isClosed && (
        <ClubPart load={loadReviewScreen} props={props} waiting={filmClubTexts.reviewsWaiting} />
      )}
    </div>
  );
};
