import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EMPTY_WORKER_PATH } from "../../domain/addresses/empty-worker-path";
import { finishWorker } from "./finish-worker";

jest.mock("../webpack/service-worker-script", () => {
  const folder = require("node:fs").mkdtempSync(`${require("node:os").tmpdir()}/kulturhus-part-`);
  return { WORKER_SCRIPT: `${folder}/service-worker.js` };
});
const { WORKER_SCRIPT } = jest.requireMock<{ readonly WORKER_SCRIPT: string }>("../webpack/service-worker-script");

/** A worker in the form that the plugin writes; its rules and routes are not run. */
const PLUGIN = `order.push('plugin');
const manifest = [{
    "url": "offline-plugin-app-shell-fallback/index.html",
}];
const routes = () => {
${"workbox.routing.registerRoute(/(?!)/, new workbox.strategies.NetworkOnly(), 'GET');\n".repeat(4)}
workbox.routing.registerRoute(navigationRoute)
workbox.routing.registerRoute(/\\/.gatsby-plugin-offline:.+/, handleAPIRequest)
};`;

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-worker-"));
  writeFileSync(WORKER_SCRIPT, "order.push('own');");
  writeFileSync(join(root, "sw.js"), PLUGIN);
});
afterEach(() => {
  rmSync(root, { recursive: true });
  rmSync(WORKER_SCRIPT);
});

const published = (): string => readFileSync(join(root, "sw.js"), "utf8");

test("the site's own part runs before the plugin's", () => {
  finishWorker(root, false);
  const order: string[] = [];
  new Function("order", published())(order);
  expect(order).toEqual(["own", "plugin"]);
  expect(readdirSync(root).sort()).toEqual([EMPTY_WORKER_PATH.replace(/^\//, ""), "sw.js"].sort());
});

/** What a worker does when it is installed and activated, in the order in which it does it. */
const lifeCycle = async (script: string): Promise<readonly string[]> => {
  const did: string[] = [];
  const done = (what: string) => async () => void did.push(what);
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: done("skip waiting"),
    clients: { claim: done("claim") },
    registration: { unregister: done("unregister") },
  };
  const caches = { keys: async () => ["a", "b"], delete: (name: string) => done(`delete ${name}`)() };
  new Function("self", "caches", script)(self, caches);
  const waits: unknown[] = [];
  for (const name of ["install", "activate"]) listeners.get(name)?.({ waitUntil: (work: unknown) => waits.push(work) });
  await Promise.all(waits);
  expect(listeners.has("fetch")).toBe(false);
  return did;
};

test("a worker that is switched off deletes all caches, and unregisters last", async () => {
  finishWorker(root, true);
  expect(await lifeCycle(published())).toEqual(["skip waiting", "delete a", "delete b", "claim", "unregister"]);
});

test("ends the build when the plugin's worker is not as expected", () => {
  writeFileSync(join(root, "sw.js"), PLUGIN.replace("NetworkOnly", "CacheFirst"));
  expect(() => finishWorker(root, false)).toThrow("Expected caching rules, 4 of them, all disabled");
});
