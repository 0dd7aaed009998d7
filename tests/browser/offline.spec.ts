import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { NIGHTLY } from "../support/nightly";
import { axeFindings } from "./support/axe";
import { builtIn, type ChangingSite, startChangingSite } from "./support/changing-site";
import { SHOWINGS } from "./support/content";
import { resize, sideways } from "./support/geometry";
import { expect, test } from "./support/test";
import { now } from "./support/venue-time";
import { countLoads, interactive, scrollThrough } from "./support/watch";
import { cachedPaths, isCached, workerReady } from "./support/worker";

/** Offline reading. The site has its own server here, which can be stopped. */

test.use({ serviceWorkers: "allow" });

const built = builtIn(resolve("."));

let site: ChangingSite;
let isAway = false;

test.beforeEach(async () => {
  site = await startChangingSite(built);
  isAway = false;
});
test.afterEach(async () => {
  if (!isAway) await site.goAway();
});

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${site.origin}${path}`);
};

const loseNetwork = async (page: Page): Promise<void> => {
  await site.goAway();
  isAway = true;
  await page.context().setOffline(true);
};

const regainNetwork = async (page: Page): Promise<void> => {
  await site.comeBack();
  isAway = false;
  await page.context().setOffline(false);
};

const line = (page: Page) => page.getByRole("complementary", { name: "Lagret utgave" });
const AGE = /^Du er uten nett\. Du leser siden slik den var i (dag|går) kl\. \d\d\.\d\d\.$/;

const firstVisit = async (page: Page, path = "/om-oss"): Promise<void> => {
  await visit(page, path);
  await interactive(page);
  await workerReady(page);
};

test("the first visit is not reloaded, and the worker is fetched after hydration", NIGHTLY, async ({ page }) => {
  const loads = countLoads(page);
  await visit(page, "/om-oss");
  expect(site.requested).not.toContain("/sw.js");
  await workerReady(page);
  await isCached(page, "/om-oss");
  expect(loads()).toBe(1);
  await expect(line(page)).toHaveCount(0);
});

test("a visited page can be read offline, with a notice of its age", async ({ page }) => {
  await firstVisit(page);
  await isCached(page, "/om-oss");
  await loseNetwork(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om oss");
  await expect(line(page).getByRole("status")).toHaveText(AGE);
  await interactive(page);
  await expect(line(page)).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await resize(page, { width: 360, height: 780 });
  expect(await sideways(page)).toEqual([]);
  await regainNetwork(page);
  await expect(line(page).getByRole("status")).toHaveText(/^Du er på nett igjen\. Du leser siden slik den var i/);
  await line(page).getByRole("link", { name: "Hent siden på nytt" }).click();
  await expect(line(page)).toHaveCount(0);
});

test("a page that was reached within the site can be loaded without a network", NIGHTLY, async ({ page }) => {
  await firstVisit(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Personvernerklæring" })).toBeVisible();
  await isCached(page, "/article/personvernerklaering");
  await loseNetwork(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Personvernerklæring" })).toBeVisible();
  await expect(line(page).getByRole("status")).toHaveText(AGE);
});

test("a page that is not cached gives the offline page, which works without script", async ({ page }) => {
  await firstVisit(page);
  await isCached(page, "/om-oss");
  await loseNetwork(page);
  await visit(page, "/festsal?fra=kart");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Støpselet er ute");
  expect(new URL(page.url()).pathname).toBe("/festsal");
  expect(await page.locator("script").count()).toBe(0);
  const cached = page.getByRole("main").getByRole("list").getByRole("link");
  await expect(cached).toHaveText(["Kinoprogram", "Mine billetter", "Forsiden", "Om oss"]);
  const picture = page.getByRole("main").getByRole("img");
  expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await resize(page, { width: 360, height: 780 });
  expect(await sideways(page)).toEqual([]);
  await cached.first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Kinoprogram" })).toBeVisible();
  await page.goBack();
  await regainNetwork(page);
  await page.getByRole("link", { name: "Prøv igjen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Festsal" })).toBeVisible();
  expect(page.url()).toBe(`${site.origin}/festsal?fra=kart`);
});

/** Pictures that are not cached are replaced by their colour. */
const hasNoBrokenPicture = async (page: Page): Promise<void> => {
  await scrollThrough(page);
  const broken = () =>
    page.evaluate(
      () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
    );
  expect(await broken()).toBe(0);
};

test("the next programme can be read without an earlier visit, with any filter in the link", async ({ page }) => {
  // Late in the evening nothing is left of today.
  const next = SHOWINGS.find(({ production, ends }) => production.object === "movie" && ends > now());
  await firstVisit(page);
  await loseNetwork(page);
  await visit(page, `/kinoprogram?dag=${next?.start.slice(0, 10)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Kinoprogram" })).toBeVisible();
  await expect(line(page).getByRole("status")).toHaveText(AGE);
  await expect(page.getByRole("main").getByRole("article").first()).toBeAttached();
  await hasNoBrokenPicture(page);
});

test("the front page has no blank pictures, without an earlier visit to it", async ({ page }) => {
  await visit(page, "/om-oss");
  await interactive(page);
  await workerReady(page);
  await loseNetwork(page);
  await visit(page, "/");
  await expect(page.getByRole("main").getByRole("article").first()).toBeAttached();
  await hasNoBrokenPicture(page);
});

test("losing the network while reading is shown, until it is back", async ({ page }) => {
  await firstVisit(page);
  await expect(line(page)).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(line(page).getByRole("status")).toHaveText(AGE);
  await page.context().setOffline(false);
  await expect(line(page)).toHaveCount(0);
});

test("returning visitors get the page's own HTML, and only the site's own files are cached", async ({ page }) => {
  await firstVisit(page, "/");
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain("</header>");
  const cached = await cachedPaths(page);
  expect(cached.length).toBeGreaterThan(10);
  expect(cached.filter((path) => !path.startsWith("/"))).toEqual([]);
  expect(cached.filter((path) => /\.(pdf|ics|xml)$|sok-indeks/.test(path))).toEqual([]);
});

test("a page that is navigated to without a network shows its age", NIGHTLY, async ({ page }) => {
  await firstVisit(page, "/article/personvernerklaering");
  await isCached(page, "/page-data/article/personvernerklaering/page-data.json");
  await visit(page, "/om-oss");
  await interactive(page);
  await loseNetwork(page);
  await expect(line(page)).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Personvernerklæring" })).toBeVisible();
  await expect(line(page).getByRole("status")).toHaveText(AGE);
  await regainNetwork(page);
});

test.describe("a new worker that takes over during a navigation", () => {
  /** Dispatches a takeover to the page after a delay. */
  const takeOver = (page: Page, afterMs: number) =>
    page.evaluate(
      (ms) => void setTimeout(() => navigator.serviceWorker.dispatchEvent(new Event("controllerchange")), ms),
      afterMs,
    );

  /** Longer than the interval at which a page retries its reload. */
  const A_WHILE_MS = 1500;

  /** Delays a response until released. */
  const hold = (isHeld: (path: string) => boolean): (() => void) => {
    const waiting: (() => void)[] = [];
    site.intervene((request, response) => {
      if (!isHeld(request.url ?? "/")) return false;
      waiting.push(() => {
        site.intervene(null);
        site.answer(request, response);
      });
      return true;
    });
    return () => {
      for (const answer of waiting) answer();
    };
  };

  test("reloads an idle page", NIGHTLY, async ({ page }) => {
    await firstVisit(page);
    const loads = countLoads(page);
    await takeOver(page, 0);
    await expect.poll(loads).toBe(1);
  });

  test("does not cancel a navigation within the site, and loads its target", NIGHTLY, async ({ page }) => {
    await firstVisit(page);
    const loads = countLoads(page);
    const answer = hold((path) => path.startsWith("/page-data/article/personvernerklaering/"));
    await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
    await expect.poll(() => site.requested).toContain("/page-data/article/personvernerklaering/page-data.json");
    await takeOver(page, 0);
    await page.waitForTimeout(A_WHILE_MS);
    expect(loads()).toBe(0);
    answer();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personvernerklæring");
    await expect.poll(loads).toBe(1);
    await expect(page).toHaveURL(`${site.origin}/article/personvernerklaering`);
  });

  test("does not cancel a typed address", NIGHTLY, async ({ page }) => {
    await firstVisit(page);
    const answer = hold((path) => path.startsWith("/article/personvernerklaering"));
    // A page that is unloading cannot be evaluated.
    await takeOver(page, 500);
    const arrival = visit(page, "/article/personvernerklaering");
    await page.waitForTimeout(A_WHILE_MS);
    answer();
    await arrival;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personvernerklæring");
  });
});

test("the site can be installed, with the venue's name, colours and icons", async ({ page, request }) => {
  await firstVisit(page, "/");
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Tests run in an incognito window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Rakkestad kulturhus", lang: "nb", start_url: "/", display: "standalone" });
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/);
  const icons = z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })).parse(manifest.icons);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    "192x192 any maskable",
    "512x512 any maskable",
  ]);
  for (const { src } of icons) expect((await request.get(`/${src}`)).headers()["content-type"]).toBe("image/png");
});
