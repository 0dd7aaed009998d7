import type { Action } from "redux";
import { combineEpics } from "redux-observable";
import {
  concatMap,
  defer,
  EMPTY,
  filter,
  from,
  ignoreElements,
  merge,
  type Observable,
  of,
  switchMap,
  take,
  tap,
} from "rxjs";
import type { ClubEpic } from "../store/state";
import { isSameFilm, type ListedFilm } from "./listed-film";
import type { WatchListDependencies } from "./watch-list-epics";
import { isListed, watchListActions } from "./watch-list-slice";

/** The film has been added, in any version, or has failed. */
const isEndOf =
  (film: ListedFilm) =>
  (action: Action): boolean => {
    if (watchListActions.additionFailed.match(action)) return action.payload.film.ediNumber === film.ediNumber;
    if (!watchListActions.movieAdded.match(action)) return false;
    return action.payload.film.ediNumber === film.ediNumber || isSameFilm(film, action.payload.movie);
  };

/**
 * When the platform's list has loaded, adds the films stored in this browser, one after another. Films on the
 * platform's list are removed from this browser; failed ones stay.
 */
const mergeLocalList: ClubEpic<WatchListDependencies> = (action$, state$, { localList }) =>
  action$.pipe(
    filter(watchListActions.received.match),
    switchMap(() =>
      from(localList.films()).pipe(
        concatMap((film) =>
          defer((): Observable<Action> => {
            if (isListed(state$.value.watchList, film)) {
              localList.remove(film.ediNumber);
              return EMPTY;
            }
            const end$ = action$.pipe(filter(isEndOf(film)), take(1), ignoreElements());
            return merge(end$, of(watchListActions.idRequested(film)));
          }),
        ),
      ),
    ),
  );

/** Removes films from this browser that are on the platform's list, in any version. */
const tidyLocalList: ClubEpic<WatchListDependencies> = (action$, _state$, { localList }) =>
  action$.pipe(
    filter(watchListActions.movieAdded.match),
    tap(({ payload: { film, movie } }) => {
      localList.remove(film.ediNumber);
      for (const one of localList.films()) if (isSameFilm(one, movie)) localList.remove(one.ediNumber);
    }),
    ignoreElements(),
  );

export const localListEpic = combineEpics(mergeLocalList, tidyLocalList);
