import { filter, map } from "rxjs";
import { latest } from "../../../lib/rx";
import type { FilmClubApi } from "../api/film-club-api";
import type { ClubEpic } from "../store/state";
import { movieActions } from "./movie-slice";

export interface MovieDependencies {
  readonly api: Pick<FilmClubApi, "movieInfo">;
  readonly log: (message: string, error: unknown) => void;
}

/** Fetches the platform's data of the film that was requested last; a failure is logged only (section 8). */
export const loadMovie: ClubEpic<MovieDependencies> = (action$, _state$, { api, log }) =>
  action$.pipe(
    filter(movieActions.requested.match),
    latest(
      ({ payload }) => api.movieInfo(payload).pipe(map(movieActions.received)),
      (error) => {
        log("Failed to fetch movie info", error);
        return movieActions.failed();
      },
    ),
  );
