import type { KeepRequest } from "../service-worker/messages";

const MINUTE_MS = 60_000;
/** A page that was just loaded has been cached by the worker. */
const VISITED_MS = MINUTE_MS;
/** Pages for every visitor are refreshed some times a day. */
const ALWAYS_MS = 4 * 60 * MINUTE_MS;

const send = (worker: ServiceWorker | null, request: KeepRequest): void => worker?.postMessage(request);

/** Files of the site that this page has requested; on a first visit the worker has not seen them. */
const ownFiles = (): readonly string[] =>
  performance.getEntriesByType("resource").flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === window.location.origin ? [pathname] : [];
  });

/** Asks the worker to cache a visited page. One that was navigated to within the app was never requested as HTML. */
export const keepVisited = (worker: ServiceWorker | null, path: string): void =>
  send(worker, { keepPages: [{ path, unlessYoungerMs: VISITED_MS }], keepFiles: ownFiles() });

const savesData = (): boolean =>
  "connection" in navigator &&
  typeof navigator.connection === "object" &&
  navigator.connection !== null &&
  "saveData" in navigator.connection &&
  navigator.connection.saveData === true;

/** Asks the worker to cache the pages for every visitor, unless Save-Data is set. */
export const keepEverywhere = (worker: ServiceWorker | null, paths: readonly string[]): void => {
  if (savesData()) return;
  send(worker, { keepPages: paths.map((path) => ({ path, unlessYoungerMs: ALWAYS_MS })), keepFiles: [] });
};
