import type { Action } from "@reduxjs/toolkit";
import type { Epic } from "redux-observable";
import { filter, merge, startWith, switchMap } from "rxjs";
import { isNewSession } from "../session/session-actions";
import type { FilmClubState } from "../store/state";

/** An epic of the film club, with its dependencies. */
export type ClubEpic<Dependencies> = Epic<Action, Action, FilmClubState, Dependencies>;

/**
 * Cancels an epic when another member logs in or the member logs out, and subscribes to it anew, with
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
