import { combineEpics } from "redux-observable";
import { filter, map } from "rxjs";
import { latest } from "../../../lib/rx";
import { toCallError } from "../api/call-error";
import type { FilmClubApi } from "../api/film-club-api";
import type { ClubEpic } from "../store/state";
import { reviewsActions } from "./reviews-slice";

const { requested, moreRequested, received, failed } = reviewsActions;

export interface ReviewsDependencies {
  readonly api: Pick<FilmClubApi, "reviews">;
}

/** Fetches pages of reviews of the film that was requested last, until there are as many as are wanted. */
const loadReviews: ClubEpic<ReviewsDependencies> = (action$, state$, { api }) =>
  action$.pipe(
    filter((action) => requested.match(action) || moreRequested.match(action) || received.match(action)),
    map(() => state$.value.reviews),
    filter(({ loading }) => loading),
    latest(
      ({ ediNumber, sent }) => api.reviews({ ediNumber: ediNumber ?? "", skip: sent }).pipe(map(received)),
      (error) => failed(toCallError(error)),
    ),
  );

export const reviewsEpic = combineEpics(loadReviews);
