import { configureStore } from "@reduxjs/toolkit";
import { createEpicMiddleware } from "redux-observable";
import { NEVER, type Observable, of, Subject, throwError } from "rxjs";
import { eventsReducer, requested, showingsNeeded } from "./events-slice";
import type { LiveShowing } from "./live-showing";
import { type EventsDependencies, loadEvents } from "./load-events";

const live = (id: string): LiveShowing => ({ id, status: "fewLeft", seatsLeft: 4 });

const storeWith = (fetchEvents: EventsDependencies["fetchEvents"]) => {
  const log = jest.fn();
  const calls: string[] = [];
  const epics = createEpicMiddleware<
    Parameters<typeof eventsReducer>[1],
    Parameters<typeof eventsReducer>[1],
    { readonly events: ReturnType<typeof eventsReducer> },
    EventsDependencies
  >({
    dependencies: {
      log,
      fetchEvents: (ids) => {
        calls.push(ids.join(","));
        return fetchEvents(ids);
      },
    },
  });
  const store = configureStore({
    reducer: { events: eventsReducer },
    middleware: (getDefault) => getDefault({ thunk: false }).concat(epics),
  });
  epics.run(loadEvents);
  return { store, log, calls, state: () => store.getState().events };
};

test("requests all showings of a page once, and stores the response", () => {
  const { store, calls, state } = storeWith((ids) => of(ids.map(live)));
  store.dispatch(showingsNeeded(["a", "b"]));
  store.dispatch(showingsNeeded(["a", "b"]));
  expect(calls).toEqual(["a,b"]);
  expect(state()).toEqual({ requested: ["a", "b"], pending: [], items: [live("a"), live("b")], failed: false });
});

test("marks them as pending meanwhile", () => {
  const { store, state } = storeWith(() => NEVER);
  store.dispatch(showingsNeeded(["a"]));
  expect(state()).toMatchObject({ requested: ["a"], pending: ["a"] });
});

test("logs a failure, frees the ids and continues", () => {
  const answers: Observable<readonly LiveShowing[]>[] = [throwError(() => new Error("Network Error")), of([live("a")])];
  const { store, log, calls, state } = storeWith(() => answers.shift() ?? NEVER);
  store.dispatch(showingsNeeded(["a"]));
  expect(log).toHaveBeenCalledWith("Failed to fetch", new Error("Network Error"));
  expect(state()).toMatchObject({ requested: [], failed: true });
  store.dispatch(showingsNeeded(["a"]));
  expect(calls).toEqual(["a", "a"]);
  expect(state()).toMatchObject({ requested: ["a"], failed: false, items: [live("a")] });
});

test("keeps only the latest response, and includes the ids of the cancelled request", () => {
  const slow = new Subject<readonly LiveShowing[]>();
  const answers: Observable<readonly LiveShowing[]>[] = [slow, of([live("b"), live("c")])];
  const { store, calls, state } = storeWith(() => answers.shift() ?? NEVER);
  store.dispatch(showingsNeeded(["a", "b"]));
  store.dispatch(showingsNeeded(["b", "c"]));
  expect(slow.observed).toBe(false);
  expect(calls).toEqual(["a,b", "b,c"]);
  expect(state().items.map(({ id }) => id)).toEqual(["b", "c"]);
  store.dispatch(showingsNeeded(["a"]));
  expect(calls).toEqual(["a,b", "b,c", "a"]);
});

test("keeps a pending request when a page needs no more", () => {
  const slow = new Subject<readonly LiveShowing[]>();
  const { store, calls } = storeWith(() => slow);
  store.dispatch(showingsNeeded(["a", "b"]));
  store.dispatch(showingsNeeded(["b"]));
  expect(slow.observed).toBe(true);
  expect(calls).toEqual(["a,b"]);
});

test("does not react to its own actions", () => {
  const { store, calls } = storeWith(() => NEVER);
  store.dispatch(requested(["a"]));
  expect(calls).toEqual([]);
});
