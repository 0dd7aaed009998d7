/**
 * The public interface of live events: the film platform's current data of showings, merged into the built data. Blocks
 * receive it in their data (blocks/registry.tsx); what fetches showings itself uses `useLiveData`. The part with the
 * store (events-slice, load-events, fetch-events) is loaded by the app when a page is idle, and must not be imported
 * here.
 */
export { type EventsSource, type LiveSnapshot, provideEvents, renewLive } from "./events-source";
export { useLiveData, useLiveRenewal } from "./use-live-data";
