import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { builtIn, startChangingSite } from "./support/changing-site";
import { LITTLE, observeShifts, shiftOf } from "./support/layout-shift";
import { followRequests } from "./support/requests";
import { expect, test } from "./support/test";
import { buildDay, builtAt, instantOf } from "./support/venue-time";
import { laidOut, scrollThrough } from "./support/watch";

/** Layout shift while fonts and pictures come late, as on a slow line. */

const LATE_MS = 400;

const lateFiles = async (page: Page): Promise<void> => {
  await page.route(/\.(woff2|jpe?g|webp|avif|png|svg)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
};

const loadSlowly = async (page: Page, route: string): Promise<void> => {
  const quiet = followRequests(page);
  await lateFiles(page);
  await observeShifts(page);
  await page.goto(route);
  await laidOut(page);
  await quiet();
  await scrollThrough(page);
  await quiet();
};

const ROUTES = [
  "/",
  "/kinoprogram",
  "/kinoprogram?dag=i-morgen&alder=6",
  "/filmer",
  "/kulturprogram",
  "/kulturprogram?visning=film",
  "/sok?q=nattekspressen",
  "/nattekspressen-20261",
  "/handballjentene-20270",
  "/article/dagkino-pa-rakkestad-kino",
  "/kinosal",
  "/biblioteket",
];

/** The clock is never before the build. */
const MOMENTS = [
  ["when it is built", builtAt],
  ["late on the day of the build", () => `${buildDay()}T23:30`],
] as const;

for (const route of ROUTES) {
  for (const width of [360, 1280]) {
    for (const [when, momentOf] of MOMENTS) {
      test(`nothing jumps on ${route} at ${width} px ${when}`, async ({ page }) => {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
        await page.clock.setFixedTime(instantOf(momentOf(route.replace(/\?.*/, ""))));
        await loadSlowly(page, route);
        const { total, what } = await shiftOf(page);
        expect(total, what).toBeLessThan(LITTLE);
      });
    }
  }
}

for (const [from, link] of [
  ["/nattekspressen-20261", "header a[href='/']"],
  ["/", "main article h3 a"],
] as const) {
  for (const width of [360, 1280]) {
    test(`nothing jumps at ${width} px while the rest of a page follows its first row, from ${from}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      await loadSlowly(page, from);
      await page.evaluate(() => scrollTo(0, 0));
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      const { total: before } = await shiftOf(page);
      const heading = await page.locator("main h1").textContent();
      // Not a click of the visitor's: for half a second after one, browsers do not count layout shift.
      await page
        .locator(link)
        .first()
        .evaluate((element) => element instanceof HTMLElement && element.click());
      await expect(page.locator("main h1")).not.toHaveText(heading ?? "");
      await expect.poll(() => page.locator("main [data-below]").count()).toBeGreaterThan(1);
      await page.waitForTimeout(500);
      const { total, what } = await shiftOf(page);
      expect(total - before, what).toBeLessThan(LITTLE);
    });
  }
}

/** Sends a page's file as a slow line does: what is parsed is painted before the rest has come. */
const trickle = async (response: ServerResponse, html: string): Promise<void> => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  const begin = html.indexOf("<main");
  const elements = html.slice(begin).split(/(?<=<\/(?:picture|h1|p|ul|nav|article|template)>)/);
  response.write(html.slice(0, begin));
  for (const [index, element] of elements.entries()) {
    // Elements beyond the first screen come together.
    if (index < 40) await new Promise((resolve) => setTimeout(resolve, 50));
    response.write(element);
  }
  response.end();
};

test.describe("while a page's file still comes", () => {
  for (const route of [
    "/",
    "/nattekspressen-20261",
    "/handballjentene-20270",
    "/seniorkafe-k103",
    "/article/dagkino-pa-rakkestad-kino",
    "/kinosal",
    "/biblioteket",
    "/filmer",
  ]) {
    for (const width of [360, 800, 1920]) {
      test(`nothing jumps on ${route} at ${width} px`, async ({ page }) => {
        const site = await startChangingSite(builtIn("."));
        const html = readFileSync(`public${route}/index.html`, "utf8");
        site.intervene((request, response) => {
          if (request.url !== route) return false;
          void trickle(response, html);
          return true;
        });
        await page.setViewportSize({ width, height: 800 });
        await page.clock.setFixedTime(instantOf(builtAt(route)));
        await observeShifts(page);
        await page.goto(`${site.origin}${route}`);
        await laidOut(page);
        const { total, what } = await shiftOf(page);
        expect(total, what).toBeLessThan(LITTLE);
        await site.goAway();
      });
    }
  }
});
