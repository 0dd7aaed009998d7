import type { Action, Store } from "@reduxjs/toolkit";
import type { MovieInfo } from "../api/movie-info";
import type { ListedFilm } from "../watch-list/listed-film";

/** The film club when it is open. */
export interface FilmClub {
  /** For `FilmClubProvider`, which stands around whatever uses the film club's hooks. */
  readonly store: Store<unknown, Action>;
  /** Puts a film on the member's list, as `useWatchList` does. */
  readonly addMovie: (film: ListedFilm) => void;
  /** What is on the member's list on the platform. It changes with the store. */
  readonly listedMovies: () => readonly MovieInfo[];
}

type Open = () => Promise<FilmClub>;

let open: Open | null = null;
let opened: Promise<FilmClub> | null = null;

/** Sets how the film club is opened, or null where a site has none. Resets the state; the app calls it once. */
export const provideFilmClub = (openClub: Open | null): void => {
  open = openClub;
  opened = null;
};

/** Whether this site has a film club: its first partner has a film platform, and the build was given its address. */
export const hasFilmClub = (): boolean => open !== null;

/**
 * Opens the film club: fetches its store, its calls and its epics, once for the page; who is logged in gets their list.
 * Rejects where there is none, and when it cannot be fetched; then it may be tried again.
 */
export const openFilmClub = (): Promise<FilmClub> => {
  if (open === null) return Promise.reject(new Error("This site has no film club"));
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};
