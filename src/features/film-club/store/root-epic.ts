import type { Action } from "redux";
import { combineEpics } from "redux-observable";
import { loadMovie, type MovieDependencies } from "../movie/movie-epics";
import { type ReviewsDependencies, reviewsEpic } from "../reviews/reviews-epics";
import { eachSession } from "../session/each-session";
import { type TicketsDependencies, ticketsEpic } from "../tickets/tickets-epics";
import { ticketsActions } from "../tickets/tickets-slice";
import type { Wallet } from "../tickets/wallet";
import { type UserDependencies, userEpic } from "../user/user-epics";
import { userActions } from "../user/user-slice";
import { additionsEpic } from "../watch-list/add-movies";
import { loadWatchList } from "../watch-list/load-watch-list";
import { localListEpic } from "../watch-list/merge-local-list";
import type { WatchListDependencies } from "../watch-list/watch-list-dependencies";
import { watchListActions } from "../watch-list/watch-list-slice";
import type { FilmClubState } from "./state";

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
