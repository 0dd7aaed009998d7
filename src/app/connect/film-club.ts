import type { Action } from "redux";
import { StateObservable } from "redux-observable";
import { filter, fromEvent, type Observable } from "rxjs";
import { filmClubApi } from "../../features/film-club/api/film-club-api";
import type { MovieInfo } from "../../features/film-club/api/movie-info";
import type { FilmClub } from "../../features/film-club/store/opening";
import { type FilmClubDependencies, filmClubEpic } from "../../features/film-club/store/root-epic";
import { type FilmClubState, filmClubReducers } from "../../features/film-club/store/state";
import { ticketsActions } from "../../features/film-club/tickets/tickets-slice";
import { wallet } from "../../features/film-club/tickets/wallet";
import { PROFILE_KEY } from "../../features/film-club/user/stored-keys";
import { storedProfile } from "../../features/film-club/user/stored-profile";
import { userActions } from "../../features/film-club/user/user-slice";
import { localList } from "../../features/film-club/watch-list/local-list";
import { scheduleMemory } from "../../features/film-club/watch-list/newly-scheduled";
import { watchListActions } from "../../features/film-club/watch-list/watch-list-slice";
import { instantNow } from "../../lib/clock";
import { BROWSER_TIMEOUT_MS, createClient } from "../../lib/http/client";
import { logError } from "../../lib/log";
import { expireCookie, XSRF_COOKIE, xsrfHeaders } from "./cookies";
import { type AppStore, pageStore, type RootState } from "./store";

/** Emits when another tab has changed a stored value, or has cleared the storage. */
export const changesElsewhere = (key: string): Observable<StorageEvent> =>
  fromEvent<StorageEvent>(window, "storage").pipe(filter((event) => event.key === key || event.key === null));

const NO_MOVIES: readonly MovieInfo[] = [];

const addReducers = ({ reducer }: Pick<AppStore, "reducer">): void => {
  const { user, movie, reviews, tickets, watchList } = filmClubReducers;
  reducer.inject({ reducerPath: "user", reducer: user });
  reducer.inject({ reducerPath: "movie", reducer: movie });
  reducer.inject({ reducerPath: "reviews", reducer: reviews });
  reducer.inject({ reducerPath: "tickets", reducer: tickets });
  reducer.inject({ reducerPath: "watchList", reducer: watchList });
};

/** Reducers that were added initialise with the next action. */
const opened = { type: "filmClub/opened" };

const hasClub = (state: RootState): state is RootState & FilmClubState => state.watchList !== undefined;

const clubState = (state$: StateObservable<RootState>): StateObservable<FilmClubState> => {
  if (!hasClub(state$.value)) throw new Error("The film club's reducers are not in the store");
  return new StateObservable<FilmClubState>(state$.pipe(filter(hasClub)), state$.value);
};

/** The film club's dependencies in a browser. */
const dependenciesAt = (url: string): FilmClubDependencies => ({
  api: filmClubApi(createClient({ baseUrl: url, timeoutMs: BROWSER_TIMEOUT_MS, headers: xsrfHeaders })),
  profile: storedProfile,
  profileChangedElsewhere$: changesElsewhere(PROFILE_KEY),
  clearMember: () => {
    wallet.clear();
    localList.clear();
    scheduleMemory.write(null);
  },
  clearCookies: () => expireCookie(XSRF_COOKIE),
  wallet,
  localList,
  now: instantNow,
  log: logError,
});

/** Adds the film club to a store, and restores the session of a stored profile. */
export const openIn = (app: AppStore, dependencies: FilmClubDependencies): FilmClub => {
  const { store } = app;
  addReducers(app);
  store.dispatch(opened);
  app.addEpic((action$: Observable<Action>, state$) => filmClubEpic(action$, clubState(state$), dependencies));
  const profile = dependencies.profile.read();
  if (profile) store.dispatch(userActions.profileStored(profile));
  return {
    store,
    addMovie: (film) => store.dispatch(watchListActions.idRequested(film)),
    listedMovies: () => store.getState().watchList?.items ?? NO_MOVIES,
    renewTickets: () => {
      const { user, tickets } = store.getState();
      if (user?.userProfile && !tickets?.loading) store.dispatch(ticketsActions.requested());
    },
  };
};

/** The film club with the page's store and the platform at an address. */
export const openAt = (url: string): FilmClub => openIn(pageStore(), dependenciesAt(url));
