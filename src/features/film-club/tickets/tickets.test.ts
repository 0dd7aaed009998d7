import { StateObservable } from "redux-observable";
import { NEVER, of, Subject, throwError } from "rxjs";
import { TestScheduler } from "rxjs/testing";
import type { Ticket } from "../api/ticket";
import type { FilmClubState } from "../store/state";
import { dependenciesWith, runClub, silentApi } from "../testing/run-club";
import { MEMBER, REFUSED, REFUSED_STATE, ticket } from "../testing/samples";
import { userActions } from "../user/user-slice";
import { expireTickets, fillWallet, loadTickets } from "./tickets-epics";
import { ticketsActions } from "./tickets-slice";

const { requested, received, failed, restored, expired } = ticketsActions;
const NOTHING = { items: [], loading: false, error: null, isLoaded: false };

test("loads a member's tickets", () => {
  const { put, out, state } = runClub(loadTickets, { api: silentApi({ tickets: () => of([ticket("1")]) }) });
  expect(state().tickets).toEqual(NOTHING);
  put(requested());
  expect(out()).toEqual([received([ticket("1")])]);
  expect(state().tickets).toEqual({ items: [ticket("1")], loading: false, error: null, isLoaded: true });
});

test("leaves out expired ones", () => {
  const tickets = () => of([ticket("1", 10), ticket("2", 20)]);
  const { put, out } = runClub(loadTickets, { api: silentApi({ tickets }), now: () => 10 });
  put(requested());
  expect(out()).toEqual([received([ticket("2", 20)])]);
});

test("shows the wallet's tickets while loading, and after a failure with its error", () => {
  const answers = [throwError(() => REFUSED)];
  const { put, out, state } = runClub(loadTickets, { api: silentApi({ tickets: () => answers.shift() ?? NEVER }) });
  put(restored([ticket("1")]), requested());
  expect(out()).toEqual([failed(REFUSED_STATE)]);
  expect(state().tickets).toEqual({ ...NOTHING, items: [ticket("1")], error: REFUSED_STATE });
  put(requested());
  expect(state().tickets).toEqual({ ...NOTHING, items: [ticket("1")], loading: true });
});

test("the platform's tickets take precedence over the wallet's", () => {
  const { put, state } = runClub(loadTickets);
  put(received([ticket("2")]), restored([ticket("1")]));
  expect(state().tickets.items).toEqual([ticket("2")]);
});

test("keeps only the latest response", () => {
  const slow$ = new Subject<readonly Ticket[]>();
  const answers = [slow$, of([ticket("2")])];
  const { put, out } = runClub(loadTickets, { api: silentApi({ tickets: () => answers.shift() ?? NEVER }) });
  put(requested(), requested());
  expect(slow$.observed).toBe(false);
  expect(out()).toEqual([received([ticket("2")])]);
});

test("the wallet stores the platform's latest response for the current member", () => {
  const wallet = { open: () => [], keep: jest.fn(), clear: () => undefined };
  const { put, enter } = runClub(fillWallet, { wallet });
  put(received([ticket("1")]));
  expect(wallet.keep).not.toHaveBeenCalled();
  enter();
  put(received([ticket("1", 10), ticket("2", 20)]), expired(10));
  expect(wallet.keep.mock.calls).toEqual([
    [MEMBER.email, [ticket("1", 10), ticket("2", 20)]],
    [MEMBER.email, [ticket("2", 20)]],
  ]);
});

test("are cleared when the session changes", () => {
  const { put, state } = runClub(loadTickets);
  put(received([ticket("1")]), userActions.loggedOut());
  expect(state().tickets).toEqual(NOTHING);
});

const HOUR = 3_600_000;

/** The state with tickets that expire at these moments. */
const stateWith = (...ends: readonly number[]): StateObservable<FilmClubState> => {
  const { put, state } = runClub(() => NEVER);
  put(received(ends.map((end) => ticket(String(end), end))));
  return new StateObservable(NEVER, state());
};

test("each ticket is removed when it expires, and not before", () => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ hot, expectObservable }) => {
    const action$ = hot("a", { a: received([]) });
    const now = () => scheduler.now();
    const out$ = expireTickets(action$, stateWith(5000, 20000), dependenciesWith({ now }));
    expectObservable(out$, "^ 9s !").toBe("5s e", { e: expired(5000) });
  });
});

test("has no busy loop for expired tickets that remain", () => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ hot, expectObservable }) => {
    const action$ = hot("a", { a: received([]) });
    const out$ = expireTickets(action$, stateWith(10), dependenciesWith({ now: () => 20 }));
    expectObservable(out$, "^ 1500ms !").toBe("1s e", { e: expired(20) });
  });
});

test("checks again after an hour when the expiry is far away, since long timers fire at once", () => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ hot, expectObservable }) => {
    const action$ = hot("a", { a: restored([]) });
    const now = () => scheduler.now();
    const out$ = expireTickets(action$, stateWith(1000 * HOUR), dependenciesWith({ now }));
    expectObservable(out$, "^ 7200s !").toBe("3600s e", { e: expired(HOUR) });
  });
});

test("sets no timer without tickets", () => {
  const action$ = new Subject<ReturnType<typeof received>>();
  const out = jest.fn();
  expireTickets(action$, stateWith(), dependenciesWith()).subscribe(out);
  action$.next(received([]));
  expect(out).not.toHaveBeenCalled();
});
