import type { Locator, Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { axeFindings } from "./support/axe";
import { SHOWINGS } from "./support/content";
import { sideways } from "./support/geometry";
import { expect, test } from "./support/test";
import { buildDay, clockTime, dayAndMonth, instantOf, plusMinutes } from "./support/venue-time";
import { originOf, watch } from "./support/watch";

/** The foyer screen, on a television, for several days. */

const TV = { width: 1920, height: 1080 };

/** The day of the build or a later one, whichever has most showings, and the next day with showings. */
const days = [...new Set(SHOWINGS.map(({ start }) => start.slice(0, 10)))]
  .filter((day) => day >= buildDay())
  .slice(0, 6);
const on = (day: string) => SHOWINGS.filter(({ start }) => start.startsWith(day));
const busiest = days.slice(0, -1).reduce((best, day) => (on(day).length > on(best).length ? day : best), days[0] ?? "");
const following = days[days.indexOf(busiest) + 1] ?? "";

const put = async (page: Page, moment: string): Promise<void> => {
  await page.setViewportSize(TV);
  await page.clock.install({ time: instantOf(moment) });
  await page.goto("/skjerm");
  // Hydrated when its clock has advanced from midnight, the time of the static page.
  await expect(page.locator("main time").first()).toHaveText(clockTime(moment));
};

/** The first displayed day, and the one after it. */
const list = (page: Page) => page.locator("main ol").first();
const listOfNextDay = (page: Page) => page.locator("main ol").nth(1);
const rows = (page: Page) => list(page).locator("> li");
const times = async (page: Page): Promise<readonly string[]> => rows(page).locator("> time").allTextContents();
/**
 * The smallest size, in CSS pixels, of text that stands directly in one of the elements; NaN while the board lays
 * itself out anew, as an element that has left the page has no size.
 */
const smallestText = (texts: Locator): Promise<number> =>
  texts.evaluateAll((all) =>
    Math.min(
      ...all
        .filter(({ childNodes, clientWidth }) => childNodes[0]?.nodeType === Node.TEXT_NODE && clientWidth !== 1)
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    ),
  );
const dayName = (page: Page) => page.locator("main h2").first();

test("shows the day's showings, the clock and the day, and nothing else", async ({ page, baseURL }) => {
  const received = watch(page, originOf(baseURL));
  await put(page, `${busiest}T00:05`);
  await expect(dayName(page)).toContainText(dayAndMonth(busiest));
  await expect(page.locator("main time").first()).toHaveText("00.05");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect((await times(page))[0]).toBe(clockTime(on(busiest)[0]?.start ?? ""));
  expect(received.errors).toEqual([]);
  expect(received.foreign).toEqual([]);
});

test("rows that do not fit are on the next page, and no row is split", async ({ page }) => {
  await put(page, `${busiest}T00:05`);
  const shown = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    for (const title of await list(page).locator("h3").allTextContents()) shown.add(title);
    for (const one of [list(page), listOfNextDay(page)]) {
      const box = await one.boundingBox();
      const last = await one.locator("> li").last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1);
    }
    await page.clock.runFor(12_500);
  }
  for (const { production } of on(busiest)) expect([...shown]).toContain(production.title);
});

test("shows the following day beside it, in text that is readable across the foyer", async ({ page }) => {
  await put(page, `${busiest}T00:05`);
  await expect(page.locator("main h2").nth(1)).toContainText(dayAndMonth(following));
  await expect(listOfNextDay(page).locator("> li").first().locator("> time")).toHaveText(
    clockTime(on(following)[0]?.start ?? ""),
  );
  for (const size of [TV, { width: 1080, height: 1920 }]) {
    await page.setViewportSize(size);
    await expect.poll(() => smallestText(page.locator("main ol :is(h3, li > time)"))).toBeGreaterThanOrEqual(40);
    const facts = page.locator("main :is(h2, ol *, dl *)").filter({ hasText: /\S/, visible: true });
    await expect.poll(() => smallestText(facts)).toBeGreaterThanOrEqual(32);
  }
});

test("changes the day at midnight, without a network", async ({ page, context }) => {
  const eve = plusMinutes(`${following}T00:00`, -1);
  await put(page, eve);
  await expect(dayName(page)).toContainText(dayAndMonth(following));
  await context.setOffline(true);
  await page.clock.runFor(90_000);
  await expect(dayName(page)).toContainText("I dag");
  await expect(dayName(page)).toContainText(dayAndMonth(following));
  await expect(rows(page)).not.toHaveCount(0);
  const broken = await page
    .locator("main ol img")
    .evaluateAll(
      (images) =>
        images.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0).length,
    );
  expect(broken).toBe(0);
});

for (const [name, size] of [
  ["a television", TV],
  ["a screen on end", { width: 1080, height: 1920 }],
  ["a phone", { width: 360, height: 740 }],
] as const) {
  test(`passes axe and fits on ${name}`, NIGHTLY, async ({ page }) => {
    await put(page, `${busiest}T00:05`);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => sideways(page)).toEqual([]);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(tall).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("nothing moves with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await put(page, `${busiest}T00:05`);
  expect(await list(page).evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
});
