import type { Action } from "redux";
import type { Epic } from "redux-observable";
import { filter, merge, startWith, switchMap } from "rxjs";
import { isNewSession } from "../session/session-actions";
import type { FilmClubState } from "../store/state";

/** An epic of the film club, with its dependencies. */
export type ClubEpic<Dependencies> = Epic<Action, Action, FilmClubState, Dependencies>;

/**
 * Cancels an epic when another member logs in or the member logs out, and subscribes to it again, with the actions that
 * `begin` returns for the change. They are emitted here and not by another epic: that one might receive the change
 * first, depending on who dispatched it, and its request would be cancelled at once.
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
