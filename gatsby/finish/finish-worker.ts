import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EMPTY_WORKER_PATH } from "../../domain/addresses/empty-worker-path";
import { FALLBACK_PAGE } from "../../domain/offline-fallback";
import { relyOn } from "../../domain/rely-on";
import { RULES } from "../options/offline-options";
import { WORKER_SCRIPT } from "../webpack/service-worker-script";

const WHERE = "the worker of gatsby-plugin-offline";

const DISABLED_RULE = "workbox.routing.registerRoute(/(?!)/, new workbox.strategies.NetworkOnly(), 'GET');";

/** Besides the rules: the plugin's route for navigations and the one for its own messages. */
const OTHER_ROUTES = [
  "registerRoute(navigationRoute)",
  "registerRoute(/\\/.gatsby-plugin-offline:.+/, handleAPIRequest)",
];

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Asserts that gatsby-plugin-offline has written a worker in which every rule for caching is disabled. A rule that is
 * left would cache page data forever.
 */
const assertPluginWorker = (script: string): void => {
  relyOn(countOf(script, DISABLED_RULE) === RULES, {
    expected: `caching rules, ${RULES} of them, all disabled`,
    where: WHERE,
  });
  relyOn(countOf(script, "workbox.strategies") === RULES, {
    expected: "no strategy besides those of the disabled rules",
    where: WHERE,
  });
  relyOn(
    OTHER_ROUTES.every((route) => countOf(script, route) === 1) &&
      countOf(script, "registerRoute(") === RULES + OTHER_ROUTES.length,
    { expected: "no route besides the plugin's own two", where: WHERE },
  );
  relyOn(script.includes(`"url": "${FALLBACK_PAGE}"`), {
    expected: `${FALLBACK_PAGE} among the precached files`,
    where: WHERE,
  });
};

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
