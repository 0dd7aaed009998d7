import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EMPTY_WORKER_PATH } from "../../domain/addresses/empty-worker-path";
import { WORKER_SCRIPT } from "../webpack/service-worker-script";
import { assertPluginWorker } from "./plugin-worker";

/**
 * A worker that removes itself: it activates at once, answers nothing, deletes all caches, and unregisters. Open pages
 * notice the new worker and reload, but not over a half-filled form.
 */
const UNREGISTERING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
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
 * Publishes the service worker: the site's own part before the one that gatsby-plugin-offline has written, so that its
 * listeners run first (the plugin's `appendScript` comes last, and workers have no capturing listeners). When it is
 * switched off, publishes a worker that removes itself. Also writes the empty worker script by which pages make the
 * browser check for a waiting worker.
 */
export const finishWorker = (publicRoot: string, isOff: boolean): void => {
  const file = join(publicRoot, "sw.js");
  const ofPlugin = readFileSync(file, "utf8");
  assertPluginWorker(ofPlugin);
  const worker = isOff ? UNREGISTERING_WORKER : `${readFileSync(WORKER_SCRIPT, "utf8")}\n${ofPlugin}`;
  writeFileSync(file, worker);
  writeFileSync(join(publicRoot, EMPTY_WORKER_PATH), "self.close();\n");
};
