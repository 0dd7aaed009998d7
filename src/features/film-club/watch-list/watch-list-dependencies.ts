import type { FilmClubApi } from "../api/film-club-api";
import type { LocalList } from "./local-list";

export interface WatchListDependencies {
  readonly api: Pick<FilmClubApi, "watchList" | "movieInfo" | "addToWatchList">;
  readonly localList: Pick<LocalList, "films" | "add" | "remove">;
  readonly log: (message: string, error: unknown) => void;
}
