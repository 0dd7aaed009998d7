import type { Page } from "@playwright/test";
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
  "/article/dagkino-pa-rakkestad-kino",
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
