import { isAnyOf } from "@reduxjs/toolkit";
import { combineEpics } from "redux-observable";
import { EMPTY, filter, ignoreElements, map, switchMap, tap, timer } from "rxjs";
import { latest } from "../../../lib/rx";
import { toCallError } from "../api/call-error";
import type { FilmClubApi } from "../api/film-club-api";
import type { ClubEpic } from "../store/state";
import { ticketsActions } from "./tickets-slice";
import type { Wallet } from "./wallet";

export interface TicketsDependencies {
  readonly api: Pick<FilmClubApi, "tickets">;
  readonly wallet: Pick<Wallet, "keep">;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Browsers fire a timer of a month at once, and one that spans a phone's sleep late. */
const MAX_WAIT_MS = 60 * 60_000;
/** A clock that does not advance, as in tests, must not cause a busy loop. */
const MIN_WAIT_MS = 1000;

/** Fetches all tickets, without expired ones, which the platform still sends. */
const loadTickets: ClubEpic<TicketsDependencies> = (action$, _state$, { api, now }) =>
  action$.pipe(
    filter(ticketsActions.requested.match),
    latest(
      () =>
        api.tickets().pipe(
          map((tickets) => tickets.filter(({ expirationDate }) => expirationDate > now())),
          map(ticketsActions.received),
        ),
      (error) => ticketsActions.failed(toCallError(error)),
    ),
  );

/** Removes each ticket when it expires. */
const expireTickets: ClubEpic<TicketsDependencies> = (action$, state$, { now }) =>
  action$.pipe(
    filter(isAnyOf(ticketsActions.restored, ticketsActions.received, ticketsActions.expired)),
    switchMap(() => {
      const ends = state$.value.tickets.items.map(({ expirationDate }) => expirationDate);
      if (ends.length === 0) return EMPTY;
      const wait = Math.min(...ends) - now();
      return timer(Math.min(Math.max(wait, MIN_WAIT_MS), MAX_WAIT_MS)).pipe(map(() => ticketsActions.expired(now())));
    }),
  );

/** Stores the platform's latest response in the wallet, without expired tickets. */
const fillWallet: ClubEpic<TicketsDependencies> = (action$, state$, { wallet }) =>
  action$.pipe(
    filter(isAnyOf(ticketsActions.received, ticketsActions.expired)),
    tap(() => {
      const { user, tickets } = state$.value;
      if (user.userProfile) wallet.keep(user.userProfile.email, tickets.items);
    }),
    ignoreElements(),
  );

export const ticketsEpic = combineEpics(loadTickets, expireTickets, fillWallet);
