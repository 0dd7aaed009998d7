import { combineSlices, configureStore } from "@reduxjs/toolkit";
import type { Action } from "redux";
import { createEpicMiddleware, type Epic } from "redux-observable";
import { mergeMap, Subject } from "rxjs";
import { eventsReducer } from "../../features/events/events-slice";
import type { FilmClubState } from "../../features/film-club/store/state";

/**
 * The site's only store. It starts with live events; the film club's reducers and epics are added when it is opened, so
 * that a page that only shows free seats does not load them.
 */
export const createStore = () => {
  const reducer = combineSlices({ events: eventsReducer }).withLazyLoadedSlices<FilmClubState>();
  const epics = createEpicMiddleware<Action, Action, RootState>();
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: false }).concat(epics),
    // Passwords that members type pass through the store.
    devTools: process.env.NODE_ENV === "development",
  });
  const added$ = new Subject<Epic<Action, Action, RootState>>();
  epics.run((action$, state$) => added$.pipe(mergeMap((epic) => epic(action$, state$, undefined))));
  return {
    store,
    reducer,
    /** Runs an epic from now on, beside those that are running. */
    addEpic: (epic: Epic<Action, Action, RootState>): void => added$.next(epic),
  };
};

export type RootState = { readonly events: ReturnType<typeof eventsReducer> } & Partial<FilmClubState>;
export type AppStore = ReturnType<typeof createStore>;

let opened: AppStore | undefined;

/** The store of this page; there is none on the server. */
export const pageStore = (): AppStore => {
  opened ??= createStore();
  return opened;
};
