import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { builtIn, type ChangingSite, startChangingSite } from "./support/changing-site";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";
import { isCached, workerReady } from "./support/worker";

/** Visits with a service worker while workers, files and servers change. */

test.use({ serviceWorkers: "allow" });

let site: ChangingSite;
let isAway = false;

type Intervention = NonNullable<Parameters<ChangingSite["intervene"]>[0]>;
let interventions: Intervention[] = [];
let edition = 1;

/** The built worker with an edition number that it returns on request: as after a deploy of other code. */
const workerScript = (): string =>
  `self.addEventListener("message",(event)=>{if(event.data==="edition"){event.stopImmediatePropagation();event.ports[0].postMessage(${edition})}});\n` +
  readFileSync(resolve("public/sw.js"), "utf8");

const serveWorker: Intervention = (request, response) => {
  if (request.url !== "/sw.js") return false;
  response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(workerScript());
  return true;
};

test.beforeEach(async () => {
  site = await startChangingSite(builtIn(resolve(".")));
  isAway = false;
  edition = 1;
  interventions = [serveWorker];
  site.intervene((request, response) => interventions.some((answer) => answer(request, response)));
});
test.afterEach(async () => {
  if (!isAway) await site.goAway();
});

const visit = (page: Page, path: string) => page.goto(`${site.origin}${path}`);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const readBefore = async (page: Page, ...paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await visit(page, path);
    await interactive(page);
    await workerReady(page);
    await isCached(page, path);
  }
};

/** The edition of the worker that controls a page; 0 while the page is loading. */
const editionAt = (page: Page): Promise<number> =>
  page
    .evaluate(
      () =>
        new Promise<number>((tell) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => tell(Number(data));
          navigator.serviceWorker.controller?.postMessage("edition", [port2]);
          setTimeout(tell, 3000, 0);
        }),
    )
    .catch(() => 0);

const loseNetwork = async (page: Page): Promise<void> => {
  await site.goAway();
  isAway = true;
  await page.context().setOffline(true);
};

test("a new worker takes over while two tabs are open and the visitor navigates at once", async ({ page, context }) => {
  await readBefore(page, "/om-oss");
  const other = await context.newPage();
  await visit(other, "/kinosal");
  await interactive(other);
  edition = 2;
  await visit(page, "/om-oss");
  await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
  await expect(heading(page)).toHaveText("Personvernerklæring");
  await page.waitForTimeout(500);
  await visit(page, "/filmer");
  await expect.poll(() => editionAt(page), { timeout: 30_000 }).toBe(2);
  await expect.poll(() => editionAt(other), { timeout: 30_000 }).toBe(2);
  await expect(page).toHaveURL(`${site.origin}/filmer`);
  await expect(heading(other)).toHaveText("Kinosal");
});

/**
 * Keeps the old worker busy until some time after a new one waits: at every moment at which that one calls
 * `skipWaiting`.
 */
const keepAtWork = (page: Page, msAfter: number): Promise<void> =>
  page.evaluate(async (ms) => {
    const registration = await navigator.serviceWorker.ready;
    const old = registration.active;
    const timer = setInterval(() => old?.postMessage("work"), 3);
    const look = setInterval(() => {
      if (registration.waiting === null) return;
      clearInterval(look);
      setTimeout(() => clearInterval(timer), ms);
    }, 5);
  }, msAfter);

test("a new worker takes over from one that was busy at each `skipWaiting`", async ({ page, context }) => {
  await readBefore(page, "/om-oss");
  const other = await context.newPage();
  await visit(other, "/kinosal");
  await interactive(other);
  await keepAtWork(other, 3000);
  edition = 2;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => editionAt(page), { timeout: 30_000 }).toBe(2);
  await expect.poll(() => editionAt(other), { timeout: 30_000 }).toBe(2);
  await expect(heading(other)).toHaveText("Kinosal");
});

test("a new worker takes over from one whose requests the server never answers", async ({ page }) => {
  await readBefore(page, "/om-oss");
  let delayed = 0;
  // Requests that keep the worker busy: no navigation, and outdated cached pages.
  interventions.unshift((request) => {
    const isHeld = request.url === "/festsal" || request.url === "/page-data/festsal/page-data.json";
    if (isHeld) delayed += 1;
    return isHeld;
  });
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({
      keepPages: [{ path: "/festsal", unlessYoungerMs: 0 }],
      keepFiles: [],
    }),
  );
  await expect.poll(() => delayed).toBe(1);
  edition = 2;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => editionAt(page), { timeout: 15_000 }).toBe(2);
});

test("without a network just after a takeover every request has a response", async ({ page }) => {
  await readBefore(page, "/kinosal", "/om-oss");
  edition = 2;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => editionAt(page)).toBe(2);
  await loseNetwork(page);
  await visit(page, "/kinosal");
  await expect(heading(page)).toHaveText("Kinosal");
  const rules = await page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
  expect(Math.max(...rules)).toBeGreaterThan(100);
  await visit(page, "/festsal");
  await expect(heading(page)).toHaveText("Støpselet er ute");
});

test("a worker that the server no longer has does not change pages", async ({ page }) => {
  await readBefore(page, "/om-oss");
  interventions.unshift((request, response) => {
    if (request.url !== "/sw.js") return false;
    response.writeHead(404, { "content-type": "text/html" }).end("<h1>Borte</h1>");
    return true;
  });
  for (const path of ["/om-oss", "/kinosal"]) {
    await visit(page, path);
    await interactive(page);
  }
  await expect(heading(page)).toHaveText("Kinosal");
});
