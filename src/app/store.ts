import { combineReducers, configureStore } from "@reduxjs/toolkit";
import { combineEpics, createEpicMiddleware } from "redux-observable";
import { eventsReducer } from "../features/events/events-slice";
import { type EventsDependencies, loadEvents } from "../features/events/load-events";

const rootReducer = combineReducers({ events: eventsReducer });

export type RootState = ReturnType<typeof rootReducer>;
/** What epics touch the world with. */
export type Dependencies = EventsDependencies;

/** One list of epics, by noun. */
const rootEpic = combineEpics(loadEvents);

export const createStore = (dependencies: Dependencies) => {
  const epics = createEpicMiddleware<
    Parameters<typeof rootReducer>[1],
    Parameters<typeof rootReducer>[1],
    RootState,
    Dependencies
  >({ dependencies });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault({ thunk: false }).concat(epics),
  });
  epics.run(rootEpic);
  return store;
};

export type Store = ReturnType<typeof createStore>;
