import { useCallback, useEffect } from "react";
import { useClub, useClubStore } from "../session/store-hooks";
import { type ReviewsState, reviewsActions } from "./reviews-slice";

const NOT_YET: ReviewsState = { ediNumber: null, items: [], loading: true, error: null };

/** Fetches a film's reviews. Only those of the film that was requested last are stored. */
export const useReviews = (ediNumber: string) => {
  const store = useClubStore();
  const member = useClub(({ user }) => user.userProfile);
  const reload = useCallback(() => void store.dispatch(reviewsActions.requested(ediNumber)), [store, ediNumber]);
  // biome-ignore lint/correctness/useExhaustiveDependencies(member): each login starts with an empty state.
  useEffect(() => {
    const { reviews } = store.getState();
    if (reviews.ediNumber !== ediNumber || !reviews.loading) reload();
  }, [store, ediNumber, member, reload]);
  const { items, loading, error } = useClub(({ reviews }) => (reviews.ediNumber === ediNumber ? reviews : NOT_YET));
  return { items, loading, error, reload };
};
