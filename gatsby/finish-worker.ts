import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EMPTY_WORKER_PATH } from "../src/rules/empty-worker-path";
import { WORKER_SCRIPT } from "./service-worker-script";

/**
 * A worker that takes itself away: it takes over at once, answers nothing, empties what was kept, and unregisters. Pages that
 * are open notice that a new worker has come and load themselves anew, not over a half-filled form.
 */
const FAREWELL = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .catch(() => undefined)
      .then(() => self.clients.claim())
      .then(() => self.registration.unregister()),
  );
});
`;

/**
 * Puts the site's own part in front of the worker that gatsby-plugin-offline has made, so that it is asked first: the
 * plugin's `appendScript` comes last, and workers know no capturing listeners. Or, when it is to be off, publishes the worker that
 * takes itself away in its place. Beside it stands the empty script by which pages have the browser look for a worker that waits.
 */
export const finishWorker = (publicRoot: string, isOff: boolean): void => {
  const file = join(publicRoot, "sw.js");
  const worker = isOff ? FAREWELL : `${readFileSync(WORKER_SCRIPT, "utf8")}\n${readFileSync(file, "utf8")}`;
  writeFileSync(file, worker);
  writeFileSync(join(publicRoot, EMPTY_WORKER_PATH), "self.close();\n");
};
