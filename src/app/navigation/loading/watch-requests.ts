import type { Load } from "../gatsby-globals";
import { hasInternal } from "../has-internal";
import { beforeOpen } from "./before-open";

let hasSeenRequest = false;

/** Logs when pages are loaded without XMLHttpRequest: their outcomes would be unknown, and broken data not retried. */
export const checkingRequests =
  (load: Load): Load =>
  async (path) => {
    const page = await load(path);
    hasInternal(hasSeenRequest, "XMLHttpRequest in its loader");
    return page;
  };

/** Gatsby requests its data with XMLHttpRequest, by addresses without an origin. */
const isOwn = (url: string): boolean => /^\/(?!\/)/.test(url);

/**
 * Reports how each request of Gatsby's loader ended: true for a response of any status; false on a network error. The
 * loader itself keeps only "failed".
 */
export const watchRequests = (record: (answered: boolean) => void): void => {
  beforeOpen((request, { url }) => {
    // Runs before Gatsby's own listener, which reports the failed page synchronously, before `loadend`.
    if (!isOwn(url)) return;
    hasSeenRequest = true;
    request.addEventListener("readystatechange", () => {
      if (request.readyState === request.DONE) record(request.status !== 0);
    });
  });
};
