import { of, Subject } from "rxjs";
import type { MovieInfo } from "../api/movie-info";
import type { Ticket } from "../api/ticket";
import { reviewsActions } from "../reviews/reviews-slice";
import { runClub, silentApi } from "../testing/run-club";
import { CREDENTIALS, film, MEMBER, movie, reviewPage, ticket } from "../testing/samples";
import { ticketsActions } from "../tickets/tickets-slice";
import { userActions } from "../user/user-slice";
import { watchListActions } from "../watch-list/watch-list-slice";
import { filmClubEpic } from "./root-epic";

test("a new session shows the wallet's tickets, and fetches the list", () => {
  const open = jest.fn(() => [ticket("1", 20)]);
  const watchList = jest.fn(() => of([movie("1")]));
  const { put, state } = runClub(filmClubEpic, {
    wallet: { open, keep: () => undefined, clear: () => undefined },
    now: () => 10,
    api: silentApi({ watchList }),
  });
  put(userActions.profileStored(MEMBER));
  expect(open).toHaveBeenCalledWith(MEMBER.email, 10);
  expect(state().tickets.items).toEqual([ticket("1", 20)]);
  expect(watchList).toHaveBeenCalledWith(MEMBER.token);
  expect(state().watchList).toMatchObject({ items: [movie("1")], loading: false });
  // Ends the timer for the ticket's expiry.
  put(userActions.loggedOut());
});

test.each([
  ["was here before", () => userActions.profileStored(MEMBER)],
  ["logs in", () => userActions.loginRequested(CREDENTIALS)],
])("a slow response with the list reaches a member who %s", (_who, come) => {
  const list$ = new Subject<readonly MovieInfo[]>();
  const api = silentApi({ watchList: () => list$, login: () => of(MEMBER) });
  const { put, state } = runClub(filmClubEpic, { api });
  put(come());
  expect(list$.observed).toBe(true);
  expect(state().watchList.loading).toBe(true);
  list$.next([movie("1")]);
  expect(state().watchList).toMatchObject({ items: [movie("1")], loading: false });
});

test.each([
  ["logs out", userActions.loggedOut()],
  ["logs out in another tab", userActions.loggedOutElsewhere()],
  ["gives way to another one", userActions.profileStored({ ...MEMBER, email: "annen@example.no" })],
])("no pending response reaches the state after a member %s", (_what, change) => {
  const list$ = new Subject<readonly MovieInfo[]>();
  const lists = [list$, new Subject<readonly MovieInfo[]>()];
  const tickets$ = new Subject<readonly Ticket[]>();
  const movie$ = new Subject<MovieInfo>();
  const api = silentApi({
    watchList: () => lists.shift() ?? list$,
    tickets: () => tickets$,
    movieInfo: () => movie$,
  });
  const { put, state } = runClub(filmClubEpic, { api });
  put(userActions.profileStored(MEMBER), ticketsActions.requested(), watchListActions.idRequested(film("1")), change);
  expect([list$.observed, tickets$.observed, movie$.observed]).toEqual([false, false, false]);
  expect(state().tickets).toMatchObject({ items: [], loading: false });
  expect(state().watchList).toMatchObject({ items: [], requested: [], failed: [] });
});

test("works again after logout", () => {
  const reviews = jest.fn(() => of(reviewPage([])));
  const { put, state } = runClub(filmClubEpic, { api: silentApi({ reviews }) });
  put(userActions.profileStored(MEMBER), userActions.loggedOut(), reviewsActions.requested("1"));
  expect(reviews).toHaveBeenCalledWith({ ediNumber: "1", skip: 0 });
  expect(state().reviews.loading).toBe(false);
});

test("a new session's list is requested, however the action is dispatched", () => {
  const list$ = new Subject<readonly MovieInfo[]>();
  const { put, state } = runClub(filmClubEpic, { api: silentApi({ watchList: () => list$ }) });
  put(userActions.profileStored(MEMBER));
  expect(list$.observed).toBe(true);
  list$.next([movie("1")]);
  expect(state().watchList).toMatchObject({ items: [movie("1")], loading: false });
});
