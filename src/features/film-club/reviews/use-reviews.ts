import { useCallback, useEffect } from "react";
import { useClub, useClubStore } from "../store/store-hooks";
import { NO_REVIEWS, type ReviewsState, reviewsActions } from "./reviews-slice";

const NOT_YET: ReviewsState = { ...NO_REVIEWS, loading: true };

/** Fetches the first page of a film's reviews, and more on demand. Only those of the latest film are stored. */
export const useReviews = (ediNumber: string) => {
  const store = useClubStore();
  /** Before the first request, and again when a login or logout has reset the state. */
  const isReset = useClub(({ reviews }) => reviews.ediNumber === null);
  const reload = useCallback(() => void store.dispatch(reviewsActions.requested(ediNumber)), [store, ediNumber]);
  useEffect(() => {
    const { reviews } = store.getState();
    const isPending = reviews.ediNumber === ediNumber && reviews.loading;
    if (reviews.ediNumber !== null && !isPending) reload();
  }, [store, ediNumber, reload]);
  useEffect(() => {
    if (isReset && store.getState().reviews.ediNumber === null) reload();
  }, [store, isReset, reload]);
  const { items, hasMore, loading, error } = useClub(({ reviews }) =>
    reviews.ediNumber === ediNumber ? reviews : NOT_YET,
  );
  /** Fetches pages until the platform has sent this many reviews; without a number, the next page. */
  const loadMore = useCallback(
    (wanted?: number) => {
      const { reviews } = store.getState();
      if (reviews.loading || reviews.ediNumber !== ediNumber) return;
      store.dispatch(reviewsActions.moreRequested(wanted ?? reviews.sent + 1));
    },
    [store, ediNumber],
  );
  return { items, hasMore, loading, error, reload, loadMore };
};
