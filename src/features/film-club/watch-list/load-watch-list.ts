import { filter, map } from "rxjs";
import { latest } from "../../../lib/rx/latest";
import { toCallError } from "../api/call-error";
import type { ClubEpic } from "../session/each-session";
import type { WatchListDependencies } from "./watch-list-dependencies";
import { watchListActions } from "./watch-list-slice";

/** Fetches the whole list; a stored token is sent first, so that the platform recognises the member. */
export const loadWatchList: ClubEpic<WatchListDependencies> = (action$, state$, { api }) =>
  action$.pipe(
    filter(watchListActions.requested.match),
    latest(
      () => api.watchList(state$.value.user.userProfile?.token ?? null).pipe(map(watchListActions.received)),
      (error) => watchListActions.failed(toCallError(error)),
    ),
  );
