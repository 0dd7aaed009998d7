import { configureStore } from "@reduxjs/toolkit";
import { type Action, combineReducers, type Middleware } from "redux";
import { createEpicMiddleware } from "redux-observable";
import { EMPTY } from "rxjs";
import { type FilmClubApi, filmClubApi } from "../api/film-club-api";
import type { FilmClubDependencies } from "../store/root-epic";
import { type ClubEpic, type FilmClubState, filmClubReducers } from "../store/state";
import { userActions } from "../user/user-slice";
import { MEMBER } from "./samples";

/** A platform whose calls never settle, except those that are given. */
export const silentApi = (api: Partial<FilmClubApi> = {}): FilmClubApi => ({
  ...filmClubApi({ call: () => new Promise(() => undefined) }),
  ...api,
});

export const dependenciesWith = (given: Partial<FilmClubDependencies> = {}): FilmClubDependencies => ({
  api: silentApi(),
  profile: { read: () => null, write: () => undefined },
  profileChangedElsewhere$: EMPTY,
  clearMember: () => undefined,
  clearCookies: () => undefined,
  wallet: { open: () => [], keep: () => undefined, clear: () => undefined },
  localList: { films: () => [], add: () => undefined, remove: () => undefined },
  now: () => 0,
  log: () => undefined,
  ...given,
});

/** The film club's store with one epic: actions in, actions out. */
export const runClub = (epic: ClubEpic<FilmClubDependencies>, given: Partial<FilmClubDependencies> = {}) => {
  const put = new Set<unknown>();
  const out: Action[] = [];
  const listen: Middleware = () => (next) => (action) => {
    if (!put.has(action) && typeof action === "object" && action !== null && "type" in action) {
      out.push({ ...action, type: String(action.type) });
    }
    return next(action);
  };
  const epics = createEpicMiddleware<Action, Action, FilmClubState, FilmClubDependencies>({
    dependencies: dependenciesWith(given),
  });
  const store = configureStore({
    reducer: combineReducers(filmClubReducers),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(epics, listen),
  });
  epics.run(epic);
  return {
    /** Actions in. */
    put: (...actions: readonly Action[]): void => {
      for (const action of actions) {
        put.add(action);
        store.dispatch(action);
      }
    },
    /** Logs a member in. */
    enter: (): void => {
      store.dispatch(userActions.profileStored(MEMBER));
      out.length = 0;
    },
    /** Emitted actions since the last call, in order. */
    out: (): readonly Action[] => out.splice(0),
    state: (): FilmClubState => store.getState(),
    store,
  };
};
