import type { Action } from "@reduxjs/toolkit";
import type { Epic } from "redux-observable";
import { filter, merge, startWith, switchMap } from "rxjs";
import type { FilmClubState } from "./film-club-state";
import { isNewSession } from "./user/user-slice";

/** An epic of the film club, with what it touches the world with. */
export type ClubEpic<Dependencies> = Epic<Action, Action, FilmClubState, Dependencies>;

/**
 * What is under way for one member ends when another one comes, or when they log out; then the epic begins anew, with
 * the actions that `begin` gives for what has happened. These come from here, and not from an epic beside it: whether
 * that one would hear of the change first depends on who has dispatched it, and its request might end at once.
 */
export const eachSession =
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
