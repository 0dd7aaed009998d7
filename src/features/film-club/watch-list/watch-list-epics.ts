import { filter, map } from "rxjs";
import { latest } from "../../../lib/rx";
import { toCallError } from "../api/call-error";
import type { FilmClubApi } from "../api/film-club-api";
import type { ClubEpic } from "../store/state";
import type { LocalList } from "./local-list";
import { watchListActions } from "./watch-list-slice";

export interface WatchListDependencies {
  readonly api: Pick<FilmClubApi, "watchList" | "movieInfo" | "addToWatchList">;
  readonly localList: Pick<LocalList, "films" | "add" | "remove">;
  readonly log: (message: string, error: unknown) => void;
}

/** Fetches the whole list; a stored token is sent first, so that the platform recognises the member. */
export const loadWatchList: ClubEpic<WatchListDependencies> = (action$, state$, { api }) =>
  action$.pipe(
    filter(watchListActions.requested.match),
    latest(
      () => api.watchList(state$.value.user.userProfile?.token ?? null).pipe(map(watchListActions.received)),
      (error) => watchListActions.failed(toCallError(error)),
    ),
  );
