import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Page, test } from "@playwright/test";
import { launchOptions } from "../../scripts/install/chromium";
import { appOf, type ChangingSite, startChangingSite } from "../browser/support/changing-site";
import { countLoads, interactive } from "../browser/support/watch";
import { isCached, workerReady } from "../browser/support/worker";
import { buildDeploys, DELETED, type Deploy, deployed, FILM, NEW_TEXT, NEW_WORD } from "./support/deploys";
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
