import { filter, map } from "rxjs";
import { latest } from "../../../lib/rx/latest";
import { toCallError } from "../api/call-error";
import type { FilmClubApi } from "../api/film-club-api";
import type { ClubEpic } from "../session/each-session";
import { reviewsActions } from "./reviews-slice";

export interface ReviewsDependencies {
  readonly api: Pick<FilmClubApi, "reviews">;
}

/** Fetches all reviews of the film that was requested last. */
export const loadReviews: ClubEpic<ReviewsDependencies> = (action$, _state$, { api }) =>
  action$.pipe(
    filter(reviewsActions.requested.match),
    latest(
      ({ payload }) => api.reviews(payload).pipe(map(reviewsActions.received)),
      (error) => reviewsActions.failed(toCallError(error)),
    ),
  );
