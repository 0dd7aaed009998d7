/**
 * An empty service worker; the build publishes it (gatsby/finish/finish-worker.ts) and pages load it
 * (src/app/offline/help-takeover.ts).
 */
export const EMPTY_WORKER_PATH = "/empty-worker.js";
