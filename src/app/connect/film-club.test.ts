/** @jest-environment jsdom */
import { of, Subject } from "rxjs";
import { showingsNeeded } from "../../features/events/events-slice";
import { loadEvents } from "../../features/events/load-events";
import { dependenciesWith, silentApi } from "../../features/film-club/testing/run-club";
import { film, MEMBER, movie, ticket } from "../../features/film-club/testing/samples";
import { wallet } from "../../features/film-club/tickets/wallet";
import { PROFILE_KEY } from "../../features/film-club/user/stored-keys";
import { storedProfile } from "../../features/film-club/user/stored-profile";
import { userActions } from "../../features/film-club/user/user-slice";
import { localList } from "../../features/film-club/watch-list/local-list";
import { changesElsewhere, openAt, openIn } from "./film-club";
import { createStore, pageStore } from "./store";

afterEach(() => {
  for (const one of [wallet, localList]) one.clear();
  storedProfile.write(null);
});

test("the store starts without the film club, and gets it when it is loaded", () => {
  const app = createStore();
  expect(Object.keys(app.store.getState())).toEqual(["events"]);
  openIn(app, dependenciesWith());
  expect(Object.keys(app.store.getState()).sort()).toEqual([
    "events",
    "movie",
    "reviews",
    "tickets",
    "user",
    "watchList",
  ]);
});

test("loaded events are kept when the film club is loaded, and more can be requested", () => {
  const app = createStore();
  const fetchEvents = (ids: readonly string[]) => of(ids.map((id) => ({ id, status: null, seatsLeft: 4 })));
  app.addEpic((action$, state$) => loadEvents(action$, state$, { fetchEvents, log: () => undefined }));
  app.store.dispatch(showingsNeeded(["a"]));
  openIn(app, dependenciesWith());
  app.store.dispatch(showingsNeeded(["b"]));
  expect(app.store.getState().events.items.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("a stored session is restored, and the watch list loaded", () => {
  const app = createStore();
  const profile = { read: () => MEMBER, write: () => undefined };
  openIn(app, dependenciesWith({ profile, api: silentApi({ watchList: () => of([movie("1")]) }) }));
  expect(app.store.getState().user?.userProfile).toEqual(MEMBER);
  expect(app.store.getState().watchList?.items).toEqual([movie("1")]);
});

test("a film can be added to the list without a screen", () => {
  const app = createStore();
  const profile = { read: () => MEMBER, write: () => undefined };
  const movieInfo = jest.fn(() => of(movie("1")));
  const addToWatchList = () => of(true);
  const watchList = () => of([]);
  const api = silentApi({ movieInfo, addToWatchList, watchList });
  const { addMovie, listedMovies } = openIn(app, dependenciesWith({ profile, api }));
  expect(listedMovies()).toEqual([]);
  addMovie(film("1"));
  expect(movieInfo).toHaveBeenCalledWith("1");
  expect(listedMovies()).toEqual([movie("1")]);
});

test("another tab's login and logout are followed", () => {
  const app = createStore();
  const profileChangedElsewhere$ = changesElsewhere(PROFILE_KEY);
  openIn(app, dependenciesWith({ profile: storedProfile, profileChangedElsewhere$ }));
  const dispatchStorage = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
  localStorage.setItem(PROFILE_KEY, JSON.stringify(MEMBER));
  dispatchStorage("noe-annet");
  expect(app.store.getState().user?.userProfile).toBeNull();
  dispatchStorage(PROFILE_KEY);
  expect(app.store.getState().user?.userProfile).toEqual(MEMBER);
  localStorage.clear();
  dispatchStorage(null);
  expect(app.store.getState().user?.userProfile).toBeNull();
});

test("in a browser, logout removes profile, wallet and list from the storage", () => {
  storedProfile.write(MEMBER);
  wallet.keep(MEMBER.email, [ticket("1", Date.now() + 60_000)]);
  localList.add(film("1"));
  expect(localStorage).toHaveLength(3);
  // Nothing listens on that port.
  openAt("http://localhost:1");
  const { store } = pageStore();
  expect(store.getState().user?.userProfile).toEqual(MEMBER);
  store.dispatch(userActions.loggedOut());
  expect(localStorage).toHaveLength(0);
});

test("in a browser, a platform that never answers ends the waiting within 20 seconds", async () => {
  jest.useFakeTimers();
  const silence = (_url: unknown, { signal }: RequestInit = {}) =>
    new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(new DOMException("aborted"))));
  Object.assign(globalThis, { fetch: silence });
  openAt("http://localhost:1");
  const { store } = pageStore();
  store.dispatch(userActions.emailRequested({ email: MEMBER.email }));
  expect(store.getState().user).toMatchObject({ isSendingEmail: true });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(store.getState().user).toMatchObject({ isSendingEmail: false, error: { kind: "timeout" } });
  jest.useRealTimers();
});

test("an epic that is added later receives later actions only", () => {
  const app = createStore();
  const received: string[] = [];
  const never$ = new Subject<never>();
  app.store.dispatch({ type: "before" });
  app.addEpic((action$) => {
    action$.subscribe(({ type }) => received.push(type));
    return never$;
  });
  app.store.dispatch({ type: "after" });
  expect(received).toEqual(["after"]);
});

test("tickets are renewed for a member, unless they are being loaded", () => {
  const tickets = jest.fn(() => new Subject<never>());
  const visitor = openIn(createStore(), dependenciesWith({ api: silentApi({ tickets }) }));
  visitor.renewTickets();
  expect(tickets).not.toHaveBeenCalled();
  const profile = { read: () => MEMBER, write: () => undefined };
  const member = openIn(createStore(), dependenciesWith({ profile, api: silentApi({ tickets }) }));
  member.renewTickets();
  member.renewTickets();
  expect(tickets).toHaveBeenCalledTimes(1);
});
