import type { Action } from "redux";
import { combineEpics } from "redux-observable";
import {
  catchError,
  concatMap,
  defer,
  filter,
  groupBy,
  map,
  mergeMap,
  type Observable,
  of,
  startWith,
  tap,
} from "rxjs";
import { HttpError } from "../../../lib/http/send";
import { latest } from "../../../lib/rx";
import { toCallError } from "../api/call-error";
import type { ClubEpic } from "../store/state";
import type { ListedFilm } from "./listed-film";
import type { WatchListDependencies } from "./watch-list-epics";
import { isListed, isPending, watchListActions } from "./watch-list-slice";

/** A failed addition is logged (specification, section 8), and stored to be shown and retried. */
const failure =
  (log: WatchListDependencies["log"], film: ListedFilm) =>
  (error: unknown): Action => {
    log("Failed to add to the watch list", error);
    return watchListActions.additionFailed({ film, error: toCallError(error) });
  };

/**
 * Requests a film's id from the platform. Requests are grouped by film: two films that are added quickly are both
 * added, and the same one is ignored while it is pending. Until it has been added, this browser stores it.
 */
const identifyMovies: ClubEpic<WatchListDependencies> = (action$, state$, { api, localList, log }) =>
  action$.pipe(
    filter(watchListActions.idRequested.match),
    map(({ payload }) => payload),
    tap((film) => {
      if (!isListed(state$.value.watchList, film)) localList.add(film);
    }),
    filter((film) => {
      const { user, watchList } = state$.value;
      return user.userProfile !== null && !isListed(watchList, film) && !isPending(watchList, film);
    }),
    groupBy(({ ediNumber }) => ediNumber),
    mergeMap((same$) =>
      same$.pipe(
        latest<ListedFilm, Action>(
          (film) =>
            api.movieInfo(film.ediNumber).pipe(
              map((movie) => watchListActions.identified({ film, movie })),
              startWith(watchListActions.additionRequested(film)),
            ),
          (error, film) => failure(log, film)(error),
        ),
      ),
    ),
  );

/**
 * Adds films with known ids. Versions of one film are added one after another, so that the second finds the film on the
 * list.
 */
const addMovies: ClubEpic<WatchListDependencies> = (action$, state$, { api, log }) =>
  action$.pipe(
    filter(watchListActions.identified.match),
    map(({ payload }) => payload),
    groupBy(({ movie }) => movie.movieId),
    mergeMap((same$) =>
      same$.pipe(
        concatMap(({ film, movie }) =>
          defer((): Observable<boolean> => {
            const isThere = isListed(state$.value.watchList, { ediNumber: film.ediNumber, movieId: movie.movieId });
            return isThere ? of(true) : api.addToWatchList(movie.movieId);
          }).pipe(
            map((isAdded): Action => {
              if (!isAdded) throw new HttpError("answer", "The answer of addMovieToWatchList says no");
              return watchListActions.movieAdded({ film, movie });
            }),
            catchError((error: unknown) => of(failure(log, film)(error))),
          ),
        ),
      ),
    ),
  );

export const additionsEpic = combineEpics(identifyMovies, addMovies);
