import type { Load } from "../gatsby-globals";
import { hasInternal } from "../has-internal";

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
const isOwn = (url: string | URL): boolean => /^\/(?!\/)/.test(String(url));

/**
 * Reports how each request of Gatsby's loader ended: true for a response of any status; false on a network error. The
 * loader itself keeps only "failed". Patched on the prototype: a class compiled to ES5 cannot extend the native
 * XMLHttpRequest.
 */
export const watchRequests = (record: (answered: boolean) => void): void => {
  const { prototype } = globalThis.XMLHttpRequest;
  const { open } = prototype;
  prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    async: boolean = true,
    user?: string | null,
    password?: string | null,
  ) {
    // Runs before Gatsby's own listener, which reports the failed page synchronously, before `loadend`.
    if (isOwn(url)) {
      hasSeenRequest = true;
      this.addEventListener("readystatechange", () => {
        if (this.readyState === this.DONE) record(this.status !== 0);
      });
    }
    open.call(this, method, url, async, user, password);
  };
};
