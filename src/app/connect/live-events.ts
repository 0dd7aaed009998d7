import type { EventsSource, LiveSnapshot } from "../../features/events/events";
import { invalidated, showingsNeeded } from "../../features/events/events-slice";
import { type FilmPlatform, fetchEvents } from "../../features/events/fetch-events";
import { withLiveData } from "../../features/events/live-data";
import { type EventsDependencies, loadEvents } from "../../features/events/load-events";
import { logError } from "../../lib/log";
import { type AppStore, pageStore, type RootState } from "./store";

/** A view of the events state that changes only with it. */
const snapshots = (): ((state: RootState["events"]) => LiveSnapshot) => {
  let last: readonly [RootState["events"], LiveSnapshot] | null = null;
  return (state) => {
    if (last?.[0] !== state) {
      last = [state, { showings: new Map(state.items.map((item) => [item.id, item])), failed: state.failed }];
    }
    return last[1];
  };
};

export const eventsSource = ({ store }: Pick<AppStore, "store">): EventsSource => {
  const snapshotOf = snapshots();
  return {
    request: (ids) => store.dispatch(showingsNeeded(ids)),
    renew: () => store.dispatch(invalidated()),
    subscribe: store.subscribe,
    snapshot: () => snapshotOf(store.getState().events),
    renewed: withLiveData,
  };
};

/** The page's store with the film platform behind its events. */
export const connectTo = (platform: FilmPlatform): EventsSource => {
  const dependencies: EventsDependencies = {
    fetchEvents: fetchEvents(platform),
    log: logError,
  };
  const app = pageStore();
  app.addEpic((action$, state$) => loadEvents(action$, state$, dependencies));
  return eventsSource(app);
};
