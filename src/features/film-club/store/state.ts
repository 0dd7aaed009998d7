import type { Action } from "redux";
import type { Epic } from "redux-observable";
import { type MovieState, movieReducer } from "../movie/movie-slice";
import { type ReviewsState, reviewsReducer } from "../reviews/reviews-slice";
import { type TicketsState, ticketsReducer } from "../tickets/tickets-slice";
import { type UserState, userReducer } from "../user/user-slice";
import { type WatchListState, watchListReducer } from "../watch-list/watch-list-slice";

/** The film club's part of the store, by noun. */
export interface FilmClubState {
  readonly user: UserState;
  readonly movie: MovieState;
  readonly reviews: ReviewsState;
  readonly tickets: TicketsState;
  readonly watchList: WatchListState;
}

export const filmClubReducers = {
  user: userReducer,
  movie: movieReducer,
  reviews: reviewsReducer,
  tickets: ticketsReducer,
  watchList: watchListReducer,
};

/** An epic of the film club, with its dependencies. */
export type ClubEpic<Dependencies> = Epic<Action, Action, FilmClubState, Dependencies>;
