import type { Page } from "@playwright/test";
import { type FilmPlatform, startPlatform, usePlatform } from "./support/film-platform";
import { NOW } from "./support/house-time";
import { expect, test } from "./support/test";
import { alive } from "./support/watch";

/** The film club is for members: other readers load nothing of it. */

let platform: FilmPlatform;

test.beforeEach(async ({ page }) => {
  platform = await startPlatform(({ keys }) => keys.map((id) => ({ id, status: "onSale", seatsLeft: 30 })));
  await usePlatform(page, platform.url);
  await page.clock.setFixedTime(NOW);
});
test.afterEach(() => platform.close());

/** The scripts that a page has loaded, as text. */
const scriptsOf = (page: Page): (() => Promise<readonly string[]>) => {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") texts.push(response.text());
  });
  return () => Promise.all(texts);
};

test("free seats are shown without a word of the film club's calls", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/kinoprogram");
  await expect(page.getByText("30 ledige").first()).toBeVisible();
  await alive(page);
  const loaded = await scripts();
  expect(loaded.some((text) => text.includes("/events"))).toBe(true);
  for (const mark of ["marsToken", "X-XSRF-TOKEN", "Failed to fetch a film's facts"]) {
    expect(loaded.filter((text) => text.includes(mark)).length, mark).toBe(0);
  }
});
