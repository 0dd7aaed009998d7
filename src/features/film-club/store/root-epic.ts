import type { Action } from "redux";
import { combineEpics } from "redux-observable";
import { filter, merge, startWith, switchMap } from "rxjs";
import { loadMovie, type MovieDependencies } from "../movie/movie-epics";
import { type ReviewsDependencies, reviewsEpic } from "../reviews/reviews-epics";
import { type TicketsDependencies, ticketsEpic } from "../tickets/tickets-epics";
import { ticketsActions } from "../tickets/tickets-slice";
import type { Wallet } from "../tickets/wallet";
import { type UserDependencies, userEpic } from "../user/user-epics";
import { isNewSession, userActions } from "../user/user-slice";
import { additionsEpic } from "../watch-list/add-movies";
import { localListEpic } from "../watch-list/merge-local-list";
import { loadWatchList, type WatchListDependencies } from "../watch-list/watch-list-epics";
import { watchListActions } from "../watch-list/watch-list-slice";
import type { ClubEpic, FilmClubState } from "./state";

/**
 * Cancels an epic when another member logs in or the member logs out, and subscribes to it again, with the actions that
 * `begin` returns for the change. They are emitted here and not by another epic: that one might receive the change
 * first, depending on who dispatched it, and its request would be cancelled at once.
 */
const eachSession =
  <Dependencies>(
    epic: ClubEpic<Dependencies>,
    begin: (change: Action, dependencies: Dependencies) => readonly Action[],
  ): ClubEpic<Dependencies> =>
  (action$, state$, dependencies) =>
    action$.pipe(
      filter(isNewSession),
      startWith(null),
      switchMap((change) => {
        const running$ = epic(action$, state$, dependencies);
        return change === null ? running$ : merge(running$, begin(change, dependencies));
      }),
    );

/** The film club's dependencies: calls, storage, clock and log. */
export type FilmClubDependencies = UserDependencies &
  MovieDependencies &
  ReviewsDependencies &
  TicketsDependencies &
  WatchListDependencies & { readonly wallet: Wallet };

/** A new session shows the wallet's tickets and fetches the list, which every heart needs. */
const startSession = (change: Action, { wallet, now }: FilmClubDependencies): readonly Action[] =>
  userActions.profileStored.match(change)
    ? [ticketsActions.restored(wallet.open(change.payload.email, now())), watchListActions.requested()]
    : [];

const memberEpics = combineEpics<Action, Action, FilmClubState, FilmClubDependencies>(
  loadMovie,
  reviewsEpic,
  ticketsEpic,
  loadWatchList,
  additionsEpic,
  localListEpic,
);

/** The film club's root epic. */
export const filmClubEpic = combineEpics<Action, Action, FilmClubState, FilmClubDependencies>(
  userEpic,
  eachSession(memberEpics, startSession),
);
