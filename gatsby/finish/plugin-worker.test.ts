import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { offlineOptions } from "../options/offline-options";
import { assertPluginWorker } from "./plugin-worker";

interface Plugin {
  readonly onPostBuild: (args: object, options: object) => Promise<void>;
}
const plugin = jest.requireActual<Plugin>("gatsby-plugin-offline/gatsby-node");

const cwd = process.cwd();
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-plugin-worker-"));
  process.chdir(root);
  mkdirSync("public/offline-plugin-app-shell-fallback", { recursive: true });
  writeFileSync("public/offline-plugin-app-shell-fallback/index.html", "<html></html>");
  writeFileSync("public/webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: ["app-1.js"] } }));
  writeFileSync("public/app-1.js", "");
});
afterEach(() => {
  delete process.env.CYPRESS_SUPPORT;
  process.chdir(cwd);
  rmSync(root, { recursive: true });
});

/** The worker that the installed plugin writes. */
const written = async (options: object = offlineOptions): Promise<string> => {
  await plugin.onPostBuild({ pathPrefix: "", reporter: { info: () => undefined } }, options);
  return readFileSync("public/sw.js", "utf8");
};

test("the installed plugin has exactly the rules that the options disable", async () => {
  const worker = await written();
  expect(() => assertPluginWorker(worker)).not.toThrow();
});

test("ends the build when the plugin has a rule more than the options disable", async () => {
  process.env.CYPRESS_SUPPORT = "y";
  const worker = await written();
  expect(worker).toContain("StaleWhileRevalidate");
  expect(() => assertPluginWorker(worker)).toThrow("Expected no strategy besides those of the disabled rules");
});

test("ends the build when a rule is not disabled", async () => {
  const { workboxConfig } = offlineOptions;
  const worker = await written({
    workboxConfig: { ...workboxConfig, runtimeCaching: workboxConfig.runtimeCaching.slice(1) },
  });
  expect(() => assertPluginWorker(worker)).toThrow("Expected caching rules, 4 of them, all disabled");
});

test("ends the build when the worker has a route of its own", async () => {
  const worker = await written();
  const more = "workbox.routing.registerRoute(/page-data/, ({ request }) => caches.match(request));";
  expect(() => assertPluginWorker(worker + more)).toThrow("Expected no route besides the plugin's own two");
});

test("ends the build when the fallback page is not precached", async () => {
  const worker = await written();
  expect(() => assertPluginWorker(worker.replaceAll("app-shell-fallback", "shell"))).toThrow(
    "among the precached files",
  );
});
