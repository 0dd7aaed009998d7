import type { Action, Store } from "redux";
import type { MovieInfo } from "../api/movie-info";
import type { ListedFilm } from "../watch-list/listed-film";

/** The loaded film club. */
export interface FilmClub {
  /** For `inFilmClub`, which wraps the components that use the film club's hooks. */
  readonly store: Store<unknown, Action>;
  /** Adds a film to the member's list, as `useWatchList` does. */
  readonly addMovie: (film: ListedFilm) => void;
  /** The member's list on the platform; changes with the store. */
  readonly listedMovies: () => readonly MovieInfo[];
  /** Fetches a member's tickets, which are then in the wallet. */
  readonly renewTickets: () => void;
}

type Open = () => Promise<FilmClub>;

let open: Open | null = null;
let opened: Promise<FilmClub> | null = null;

/** Sets how the film club is loaded, or null where a site has none. Resets the state; the app calls it once. */
export const provideFilmClub = (openClub: Open | null): void => {
  open = openClub;
  opened = null;
};

/** Whether this site has a film club: its first partner has a film platform, and the build was given its address. */
export const hasFilmClub = (): boolean => open !== null;

/**
 * Loads the film club (store, calls and epics) once per page; a member's list is fetched. Rejects where there is none,
 * and when it cannot be loaded; that can be retried.
 */
export const openFilmClub = (): Promise<FilmClub> => {
  if (open === null) return Promise.reject(new Error("This site has no film club"));
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};
