import type { Action } from "@reduxjs/toolkit";
import type { Epic } from "redux-observable";
import { filter, startWith, switchMap } from "rxjs";
import type { FilmClubState } from "./film-club-state";
import { isNewSession } from "./user/user-slice";

/** An epic of the film club, with what it touches the world with. */
export type ClubEpic<Dependencies> = Epic<Action, Action, FilmClubState, Dependencies>;

/** What is under way for one member ends when another one comes, or when they log out; then the epic begins anew. */
export const eachSession =
  <Dependencies>(epic: ClubEpic<Dependencies>): ClubEpic<Dependencies> =>
  (action$, state$, dependencies) =>
    action$.pipe(
      filter(isNewSession),
      startWith(null),
      switchMap(() => epic(action$, state$, dependencies)),
    );
