import type { Action } from "redux";
import type { Epic } from "redux-observable";
import { filter, map, type Observable, startWith } from "rxjs";
import { latest } from "../../lib/rx";
import { type EventsState, failed, idsToRequest, received, requested, showingsNeeded } from "./events-slice";
import type { LiveShowing } from "./live-showing";

export interface EventsDependencies {
  /** GET events for these ids, in one or more requests. */
  readonly fetchEvents: (ids: readonly string[]) => Observable<readonly LiveShowing[]>;
  readonly log: (message: string, error: unknown) => void;
}

/** Requests the page's showings that were not requested yet; only the latest request counts. */
export const loadEvents: Epic<Action, Action, { readonly events: EventsState }, EventsDependencies> = (
  action$,
  state$,
  { fetchEvents, log },
) =>
  action$.pipe(
    filter(showingsNeeded.match),
    map(({ payload }) => idsToRequest(state$.value.events, payload)),
    filter((ids) => ids.length > 0),
    latest<readonly string[], Action>(
      (ids) => fetchEvents(ids).pipe(map(received), startWith(requested(ids))),
      (error) => {
        log("Failed to fetch", error);
        return failed();
      },
    ),
  );
