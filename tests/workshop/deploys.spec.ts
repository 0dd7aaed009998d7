import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Page, test } from "@playwright/test";
import { launchOptions } from "../../scripts/install/chromium";
import { appOf, type ChangingSite, startChangingSite } from "../browser/support/changing-site";
import { countLoads, interactive } from "../browser/support/watch";
import { cachedPaths, isCached, workerReady } from "../browser/support/worker";
import {
  buildDeploys,
  DELETED,
  type Deploy,
  deployed,
  FILM,
  NEW_NAME,
  NEW_TEXT,
  NEW_WORD,
  RENAMED,
} from "./support/deploys";
import { openWorkshop } from "./support/workshop";

/** Successive builds on one server, for visitors with a service worker. */

const workshop = openWorkshop();
let site: ChangingSite;
let isAway = false;

test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  await workshop.prepareOnce("deploys", "warm", () => buildDeploys(workshop));
});
test.beforeEach(async ({ context }) => {
  site = await startChangingSite(deployed(workshop, "first"));
  isAway = false;
  await context.addInitScript(() => {
    if (window === window.top) localStorage.setItem("kulturhus-samtykke", "denied 32503680000000");
  });
});
test.afterEach(async () => {
  if (!isAway) await site.goAway();
});

const deploy = (name: Deploy): void => site.deploy(deployed(workshop, name));

const visit = (page: Page, path: string) => page.goto(`${site.origin}${path}`);

const readBefore = async (page: Page, path: string): Promise<void> => {
  await visit(page, path);
  await interactive(page);
  await workerReady(page);
  await isCached(page, path);
};

const loseNetwork = async (page: Page): Promise<void> => {
  await site.goAway();
  isAway = true;
  await page.context().setOffline(true);
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const OFFLINE_HEADING = "Støpselet er ute";

/** The worker that controls the page is the server's current one. */
const updateWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const before = navigator.serviceWorker.controller;
    const registration = await navigator.serviceWorker.ready;
    const taken = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", () => resolve());
    });
    await registration.update();
    if (navigator.serviceWorker.controller === before) await taken;
  });

test("other content is shown at the next load, and on navigation within the site", async ({ page, context }) => {
  await readBefore(page, FILM);
  const other = await context.newPage();
  await visit(other, "/filmer");
  await interactive(other);
  deploy("content");
  await visit(page, FILM);
  await expect(page.getByText(NEW_TEXT)).toBeVisible();
  await other.getByRole("main").getByRole("link", { name: "Nattekspressen", exact: true }).first().click();
  await expect(heading(other)).toHaveText("Nattekspressen");
  await expect(other.getByText(NEW_TEXT)).toBeVisible();
});

test("a deleted page is no longer shown, also without a network", async ({ page }) => {
  await readBefore(page, DELETED);
  deploy("content");
  const answer = await visit(page, DELETED);
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Her mangler det et sete");
  await loseNetwork(page);
  await visit(page, DELETED);
  await expect(heading(page)).toHaveText(OFFLINE_HEADING);
});

test("a renamed page is found, and its old copy is deleted", async ({ page }) => {
  await readBefore(page, RENAMED);
  const title = (await heading(page).textContent()) ?? "";
  deploy("content");
  await visit(page, RENAMED);
  expect(new URL(page.url()).pathname).toBe(NEW_NAME);
  await expect(heading(page)).toHaveText(title);
  await isCached(page, NEW_NAME);
  // After a takeover the page is reloaded, and cannot be evaluated for a moment.
  await expect(async () => expect(await cachedPaths(page)).not.toContain(RENAMED)).toPass({ timeout: 20_000 });
  await loseNetwork(page);
  await visit(page, NEW_NAME);
  await expect(heading(page)).toHaveText(title);
});

test("other code is used at once; the page is reloaded once, when the new worker has taken over", async ({ page }) => {
  await readBefore(page, "/om-oss");
  deploy("code");
  const loads = countLoads(page);
  await visit(page, "/om-oss");
  await expect(page.getByRole("main").getByText(NEW_WORD).first()).toBeVisible();
  await expect.poll(loads).toBe(2);
  await interactive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
  await expect(heading(page)).toHaveText("Personvernerklæring");
  expect(loads()).toBe(2);
});

test("a half-filled form is not reloaded until it is empty", async ({ page }) => {
  await readBefore(page, "/logg-inn");
  const email = page.getByLabel("E-postadresse");
  // Without a platform's address there is no film club, and the search field is the only form.
  const field = (await email.count()) > 0 ? email : page.getByRole("banner").locator("input").first();
  await field.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) return;
    input.value = "kari@example.no";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  deploy("code");
  const loads = countLoads(page);
  await updateWorker(page);
  // Longer than the page's interval between checks.
  await page.waitForTimeout(2500);
  expect(loads()).toBe(0);
  await field.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = "";
  });
  await expect.poll(loads).toBe(1);
});

const isCode = (url = ""): boolean => /^\/[^/]+\.(js|css)$/.test(url) && url !== "/sw.js";

test("outdated pages whose code the server no longer has work for returning visitors", async ({ page }) => {
  await readBefore(page, "/om-oss");
  const newer = appOf(deployed(workshop, "code"));
  site.intervene((request, response) => {
    if (!isCode(request.url)) return false;
    newer(request, response);
    return true;
  });
  await visit(page, "/om-oss");
  await interactive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
  await expect(heading(page)).toHaveText("Personvernerklæring");
});

test("new pages whose code has not been deployed are readable, and hydrate when it has", async ({ page }) => {
  await readBefore(page, "/om-oss");
  const older = appOf(deployed(workshop, "first"));
  deploy("code");
  site.intervene((request, response) => {
    if (!isCode(request.url)) return false;
    older(request, response);
    return true;
  });
  await visit(page, "/om-oss");
  await expect(page.getByRole("main").getByText(NEW_WORD).first()).toBeVisible();
  site.intervene(null);
  await visit(page, "/om-oss");
  await interactive(page);
  await expect(page.getByRole("main").getByText(NEW_WORD).first()).toBeVisible();
});

test("corrupt storage is ignored, and without a network there is still the offline page", async ({ page }) => {
  await readBefore(page, "/om-oss");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) await cache.put(key, new Response("søppel"));
    }
  });
  await visit(page, "/om-oss");
  await interactive(page);
  await expect(heading(page)).toHaveText("Om oss");
  await loseNetwork(page);
  await visit(page, "/festsal");
  await expect(heading(page)).toHaveText("Du er uten nett");
  await expect(page.getByRole("link", { name: "Prøv igjen" })).toBeVisible();
  await visit(page, "/om-oss");
  await expect(heading(page)).toHaveText("Om oss");
});

test("failing storage in the worker is ignored", async ({ page, context }) => {
  await readBefore(page, "/om-oss");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const broken = () => Promise.reject(new DOMException("broken", "UnknownError"));
    Object.assign(caches, { open: broken, match: broken, keys: broken });
  });
  await visit(page, "/kinosal");
  await interactive(page);
  await expect(heading(page)).toHaveText("Kinosal");
  await loseNetwork(page);
  await visit(page, "/om-oss");
  await expect(heading(page)).toHaveText("Du er uten nett");
});

test("where storage is full, the site is read as before", async ({ page, context }) => {
  await readBefore(page, "/om-oss");
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 1 });
  for (const path of ["/kinosal", FILM, "/filmer"]) {
    await visit(page, path);
    await interactive(page);
  }
  await loseNetwork(page);
  await visit(page, "/om-oss");
  await expect(heading(page)).toHaveText("Om oss");
  await visit(page, "/festsal");
  await expect(heading(page)).toHaveText(OFFLINE_HEADING);
});

test("where storage is blocked, the site is read without a worker", async () => {
  const profile = mkdtempSync(join(tmpdir(), "kulturhus-blocked-"));
  mkdirSync(join(profile, "Default"));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, launchOptions());
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await visit(page, "/om-oss");
    await interactive(page);
    expect(
      await page.evaluate(() => {
        try {
          return localStorage.length;
        } catch {
          return "blocked";
        }
      }),
    ).toBe("blocked");
    await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
    await expect(heading(page)).toHaveText("Personvernerklæring");
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test("the kill switch removes the worker and its caches", async ({ page }) => {
  await readBefore(page, "/om-oss");
  deploy("off");
  const loads = countLoads(page);
  await visit(page, "/om-oss");
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await visit(page, "/kinosal");
  await interactive(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(loads()).toBeLessThanOrEqual(3);
  await expect.poll(left).toEqual([0, 0]);
});
