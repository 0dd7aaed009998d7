import type { KeepRequest } from "../service-worker/messages";

const MINUTE_MS = 60_000;
/** A page that was just loaded has been kept on its way. */
const VISITED_MS = MINUTE_MS;
/** Pages that are always kept are fetched again some times a day. */
const ALWAYS_MS = 4 * 60 * MINUTE_MS;

const ask = (worker: ServiceWorker | null, request: KeepRequest): void => worker?.postMessage(request);

/** The site's own files that this page has fetched so far, on a first visit past the worker. */
const ownFiles = (): readonly string[] =>
  performance.getEntriesByType("resource").flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === window.location.origin ? [pathname] : [];
  });

/** Asks the worker to keep a page that the reader has come to. A page that Gatsby has put together was never fetched as such. */
export const keepVisited = (worker: ServiceWorker | null, path: string): void =>
  ask(worker, { keepPages: [{ path, unlessYoungerMs: VISITED_MS }], keepFiles: ownFiles() });

const savesData = (): boolean =>
  "connection" in navigator &&
  typeof navigator.connection === "object" &&
  navigator.connection !== null &&
  "saveData" in navigator.connection &&
  navigator.connection.saveData === true;

/** Asks the worker to keep what every reader is to have, unless the reader saves data. */
export const keepEverywhere = (worker: ServiceWorker | null, paths: readonly string[]): void => {
  if (savesData()) return;
  ask(worker, { keepPages: paths.map((path) => ({ path, unlessYoungerMs: ALWAYS_MS })), keepFiles: [] });
};
