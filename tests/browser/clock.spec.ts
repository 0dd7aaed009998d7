import type { Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { SHOWINGS } from "./support/content";
import { expect, test } from "./support/test";
import { buildDay, builtAt, instantOf } from "./support/venue-time";
import { interactive } from "./support/watch";

/** The page follows the clock in Oslo, on a machine in another zone (see playwright.config.ts). */

const ROUTES = [
  "/",
  "/kinoprogram",
  "/kulturprogram",
  "/filmer",
  "/kommende-filmer",
  "/nattekspressen-20261",
  "/biblioteket",
];

/**
 * The page's markup as text, without React's comments, the marks of the current page and day, and the places of cards
 * that were built in another order. Controls that need script are disabled until hydration; only that attribute may be
 * removed.
 */
const markupOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // What did not hold at the build is in an attribute until a script restores it.
    const nextHeld = () => document.querySelector<HTMLElement>("template[data-held]");
    for (let held = nextHeld(); held; held = nextHeld()) held.outerHTML = held.dataset.held ?? "";
    return ["header", "main", "footer"].map((name) =>
      (document.querySelector(`body ${name}`)?.outerHTML ?? "")
        .replaceAll(/<!--.*?-->/gs, "")
        .replaceAll(/ aria-current="(page|location)"| style="order: \d+;"/g, "")
        .replaceAll(/(<(?:fieldset|select) [^>]*?) disabled=""/g, "$1"),
    );
  });

for (const route of ROUTES) {
  test(
    `${route} is the same after hydration as built, attribute by attribute`,
    NIGHTLY,
    async ({ browser, page, baseURL }) => {
      const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const built = await still.newPage();
      await built.goto(route);
      const wanted = await markupOf(built);
      await still.close();
      const complaints: string[] = [];
      // Playwright logs that it blocks the service worker.
      page.on("console", (message) => {
        if (!message.text().startsWith("Service Worker registration")) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await page.clock.setFixedTime(instantOf(builtAt(route)));
      await page.goto(route);
      await interactive(page);
      expect(await markupOf(page)).toEqual(wanted);
      expect(complaints).toEqual([]);
    },
  );
}

const first = SHOWINGS.find(
  ({ start, status, production }) => start >= buildDay() && status !== "cancelled" && production.object === "movie",
);
if (!first) throw new Error("no film is shown from the day of the build on");
const day = first.start.slice(0, 10);

/** Advances the page's clock to a moment, as on a page that is open all day. */
const advanceTo = async (page: Page, moment: string): Promise<void> => {
  await page.clock.setSystemTime(instantOf(moment));
  await page.clock.runFor(31_000);
};

const minutesBefore = (moment: string, minutes: number): string => {
  const time = new Date(instantOf(moment).getTime() - minutes * 60_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short", timeStyle: "short" })
    .format(time)
    .replace(" ", "T");
};

test("a showing begins and ends while the page is open, without a rebuild", async ({ page }) => {
  await page.clock.install({ time: instantOf(minutesBefore(first.start, 2)) });
  await page.goto("/kinoprogram");
  await page.clock.runFor(2_000);
  const time = first.start.slice(11).replace(":", ".");
  const row = page
    .locator("article", { has: page.locator(`time[datetime^="${first.start}"]`) })
    .filter({ hasText: first.production.title });
  await expect(row).toContainText(time);
  await expect(row).toHaveAttribute("data-phase", "coming");
  await expect(row.getByText("Har begynt")).toBeHidden();
  await advanceTo(page, first.start);
  await expect(row).toHaveAttribute("data-phase", "begun");
  await expect(row.getByText("Har begynt")).toBeVisible();
  await advanceTo(page, first.ends);
  await expect(row).toHaveCount(0);
});

test("tomorrow becomes today at midnight in Oslo, while the page is open", async ({ page }) => {
  const later = SHOWINGS.find(({ start, production }) => start > `${day}T23:59` && production.object === "movie");
  if (!later) throw new Error("films are shown on one day only");
  const midnight = `${later.start.slice(0, 10)}T00:00`;
  const dayName = new RegExp(`\\s${Number(later.start.slice(8, 10))}\\.\\s`);
  await page.clock.install({ time: instantOf(minutesBefore(midnight, 2)) });
  await page.goto("/kinoprogram");
  await page.clock.runFor(2_000);
  await expect(page.getByRole("heading", { name: /^I morgen/ }).filter({ hasText: dayName })).toHaveCount(1);
  await advanceTo(page, midnight);
  await expect(page.getByRole("heading", { name: /^I dag/ }).filter({ hasText: dayName })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: /^I morgen/ }).filter({ hasText: dayName })).toHaveCount(0);
});
