import type { Page } from "@playwright/test";
import { SHOWINGS, SITE } from "./support/content";
import { kroner, plain } from "./support/expected/expectation";
import { expect, test } from "./support/test";
import { clockTime, dayAndMonth, now } from "./support/venue-time";
import { visibleText } from "./support/visible-text";
import { interactive } from "./support/watch";

/** What comes out of the printer. */

test.afterEach(({ sharedPage }) => sharedPage.emulateMedia({ media: null, colorScheme: "light" }));

const DAY_MS = 86_400_000;
const aWeekAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + 7 * DAY_MS).toISOString().slice(0, 10);

const films = SHOWINGS.filter(({ production, ends }) => production.object === "movie" && ends > now());
const first = films[0]?.start.slice(0, 10) ?? "";
const week = films.filter(({ start }) => start < aWeekAfter(first));

const pagesOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await interactive(page);
  await page.emulateMedia({ media: "print" });
};

test("the programme is a week on one or two A4 pages", async ({ sharedPage: page }) => {
  await open(page, "/kinoprogram");
  expect(week.length).toBeGreaterThan(10);
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBeGreaterThanOrEqual(1);
  expect(pages).toBeLessThanOrEqual(2);
});

test("every showing of the week is on it with day, time, title, age limit and price, and no later one", async ({
  sharedPage: page,
}) => {
  await open(page, "/kinoprogram");
  const text = plain(await visibleText(page));
  let position = 0;
  for (const { start, production, prices, status } of week) {
    const at = text.indexOf(clockTime(start), position);
    expect(at, `${start} ${production.title}`).toBeGreaterThanOrEqual(position);
    position = at;
    const near = text.slice(at, at + 500);
    expect(near).toContain(production.title);
    expect(near).toContain(production.ageLimit ?? "?");
    const lowest = Math.min(...prices.map(({ amount }) => amount));
    if (["onSale", "fewLeft"].includes(status) && prices[0]) expect(near).toContain(plain(kroner(lowest)));
  }
  for (const { start } of week) expect(text).toContain(dayAndMonth(start));
  const later = films.find(({ start }) => start >= aWeekAfter(first));
  expect(later).toBeDefined();
  expect(text).not.toContain(dayAndMonth(later?.start ?? first));
});

for (const address of ["/kinoprogram", "/"]) {
  test(`${address} has the venue's name and where to buy, and no controls`, async ({ sharedPage: page }) => {
    await open(page, address);
    await expect(page.getByRole("banner").getByText(SITE.name, { exact: true })).toBeVisible();
    await expect(page.getByText(`Billetter og hele programmet: ${SITE.host}`)).toBeVisible();
    await expect(
      page.locator("button:visible, select:visible, input:visible, nav:visible, summary:visible"),
    ).toHaveCount(0);
    await expect(page.getByText("Kjøp", { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("main article img:visible, main article picture:visible")).toHaveCount(0);
  });
}

test("it is black on white, also for readers who have the dark scheme", async ({ sharedPage: page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/kinoprogram");
  const colours = await page.evaluate(() =>
    [document.body, document.querySelector("header")].map((one) => one && getComputedStyle(one).color),
  );
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(0, 0, 0)"]);
});

test("the front page prints its programme", async ({ sharedPage: page }) => {
  await open(page, "/");
  const text = plain(await visibleText(page));
  for (const { start, production } of week.filter(({ start }) => start.startsWith(first))) {
    expect(text).toContain(clockTime(start));
    expect(text).toContain(production.title);
  }
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
});
