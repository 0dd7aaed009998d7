/**
 * The door of live events: what the film platform knows of showings now, laid over what was built. The store's part
 * (events-slice, load-events, fetch-events) is loaded by the app when a page is idle, and must not be imported here.
 */
export { type EventsSource, type LiveSnapshot, provideEvents, renewLive } from "./events-source";
export { useLiveShowings, useStandingLiveShowings } from "./use-live-showings";
