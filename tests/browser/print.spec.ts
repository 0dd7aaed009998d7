import type { Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { PAGES, PRODUCTIONS, SHOWINGS, SITE } from "./support/content";
import { textsOverEachOther } from "./support/overlaps";
import { A4_INSIDE, layOutOnPaper, missingPictures, printedPages, scanned } from "./support/paper";
import { plain } from "./support/plain-text";
import { adultAmount, kroner } from "./support/prices";
import { expect, test } from "./support/test";
import { buildDay, clockTime, dayAndMonth, instantOf, now, plusDays } from "./support/venue-time";
import { visibleText } from "./support/visible-text";
import { interactive } from "./support/watch";

/** Printed pages. */

test.afterEach(async ({ sharedPage }) => {
  await sharedPage.emulateMedia({ media: null, colorScheme: "light" });
  await sharedPage.setViewportSize({ width: 1280, height: 800 });
});

const DAY_MS = 86_400_000;
const aWeekAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + 7 * DAY_MS).toISOString().slice(0, 10);

/** The moment of the tests that compare a page with `week`: a showing may end between them. */
const moment = now();
const shown = SHOWINGS.filter(({ production, ends }) => production.object === "movie" && ends > moment);
/** Seven days from today, also late in the evening, when nothing of today is left. */
const weekEnd = aWeekAfter(moment.slice(0, 10));
const week = shown.filter(({ start }) => start < weekEnd);

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await interactive(page);
  await page.emulateMedia({ media: "print" });
};

/** The footer of a printed page, with its QR code. */
const foot = (page: Page, path: string) =>
  page.getByRole("complementary").filter({ has: page.getByRole("img", { name: `https://${SITE.host}${path}` }) });

const isOnOnePage = async (page: Page, path: string): Promise<void> => {
  // Rows that are drawn after the first bring pictures of their own.
  const missing = async () => {
    await layOutOnPaper(page);
    return missingPictures(page);
  };
  await expect.poll(missing, path).toEqual([]);
  expect.soft(await textsOverEachOther(page), path).toEqual([]);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
    .toBeLessThanOrEqual(A4_INSIDE.width);
  expect.soft(await printedPages(page), path).toBe(1);
};

/** The area within the margins of a sheet, in CSS pixels. */
const inside = (width: number, height: number) => ({
  width: Math.floor(((width - 28) / 25.4) * 96),
  height: Math.floor(((height - 24) / 25.4) * 96),
});

test("the week and the month are posters on A3, and two days of the week a card on A5", async ({
  sharedPage: page,
}) => {
  const month = `/kalender/${buildDay().slice(0, 7)}`;
  await open(page, month);
  const name = page.locator("[data-poster] :is(h1, h2)").first();
  await page.setViewportSize(A4_INSIDE);
  const usual = (await name.boundingBox())?.height ?? 0;
  await page.setViewportSize(inside(297, 420));
  expect(((await name.boundingBox())?.height ?? 0) / usual).toBeCloseTo(1.3, 1);
  await hasCodeOf(page, month);
  expect(await printedPages(page, "A3")).toBe(1);
  await open(page, "/kinoprogram");
  const days = page.getByRole("main").locator("section[data-later]");
  const title = page.getByRole("heading", { level: 1 });
  await page.setViewportSize(A4_INSIDE);
  const { height } = (await title.boundingBox()) ?? { height: 0 };
  await page.setViewportSize(inside(297, 420));
  expect(((await title.boundingBox())?.height ?? 0) / height).toBeCloseTo(1.41, 1);
  expect(await printedPages(page, "A3")).toBe(1);
  await page.setViewportSize(inside(148, 210));
  expect(await printedPages(page, "A5")).toBe(1);
  await expect(days.filter({ visible: true })).toHaveCount(2);
  const [, second = ""] = await days.filter({ visible: true }).getByRole("heading", { level: 2 }).allTextContents();
  const last = /\d+\. \p{L}+/u.exec(plain(second))?.[0];
  await expect(page.getByText(new RegExp(`–${last}$`)).filter({ visible: true })).toHaveCount(1);
});

const hasCodeOf = async (page: Page, path: string): Promise<void> => {
  const code = foot(page, path).getByRole("img");
  await expect(code).toBeVisible();
  expect(await scanned(code)).toBe(`https://${SITE.host}${path}`);
  await expect(foot(page, path)).toContainText(`${SITE.host}${path}`);
};

test.describe("the week is a poster on one A4 page", () => {
  test("with pictures, prices by type of ticket, and a QR code of the programme's address", async ({ page }) => {
    await page.clock.setFixedTime(instantOf(moment));
    expect(week.length).toBeGreaterThan(10);
    await open(page, "/kinoprogram");
    await isOnOnePage(page, "/kinoprogram");
    await hasCodeOf(page, "/kinoprogram");
    const pictures = page.locator("main article img:visible");
    expect(await pictures.count()).toBe(week.length);
    const prices = plain((await foot(page, "/kinoprogram").textContent()) ?? "");
    expect(prices).toContain("Billettpriser");
    const usual = week.find(({ prices }) => prices.length > 1)?.prices ?? [];
    for (const { label, amount } of usual)
      expect(prices.toLowerCase()).toContain(plain(`${label.toLowerCase()} ${kroner(amount)}`));
  });

  test("each column begins with the name of a day, also where the day goes on", async ({ page }) => {
    await page.clock.setFixedTime(instantOf(moment));
    await open(page, "/kinoprogram");
    await layOutOnPaper(page);
    const beginnings = await page.evaluate(() => {
      const tops = new Map<number, { top: number; says: string }>();
      for (const element of document.querySelectorAll("main section section > :is(h2, h3), main li:has(> article)")) {
        const { left, top, height } = element.getBoundingClientRect();
        const column = Math.round(left / 20);
        if (height === 0 || (tops.get(column)?.top ?? Number.POSITIVE_INFINITY) <= top) continue;
        const continued = getComputedStyle(element, "::before").content.replaceAll('"', "");
        const says = element.matches("li") ? continued : (element.textContent ?? "");
        tops.set(column, { top, says });
      }
      return [...tops.values()].map(({ says }) => says);
    });
    expect(beginnings).toHaveLength(3);
    const names = [...new Set(week.map(({ start }) => dayAndMonth(start)))];
    for (const says of beginnings)
      expect(
        names.filter((name) => plain(says).includes(name)),
        says,
      ).toHaveLength(1);
  });

  for (const days of [0, 1, 2, 3, 4, 5, 6]) {
    test(`also ${days} days after it was built, from morning to night`, NIGHTLY, async ({ page }) => {
      const today = plusDays(buildDay(), days);
      for (const time of ["23:30", "20:40", "17:10"]) {
        await page.clock.setFixedTime(instantOf(`${today}T${time}`));
        await open(page, "/kinoprogram");
        await isOnOnePage(page, "/kinoprogram");
      }
      await page.clock.setFixedTime(instantOf(`${today}T08:00`));
      await open(page, "/kinoprogram");
      const [last] = shown
        .map(({ start }) => start.slice(0, 10))
        .filter((day) => day < aWeekAfter(today))
        .slice(-1);
      await expect(page.locator(`main section[id$="${last}"]:visible`)).toHaveCount(1);
      await isOnOnePage(page, "/kinoprogram");
    });
  }
});

test("the month has every showing of its days on paper", async ({ page }) => {
  await page.clock.setFixedTime(instantOf(moment));
  const month = plusDays(buildDay(), 7).slice(0, 7);
  await open(page, `/kalender/${month}`);
  const beyond = page.locator('[data-beyond="true"]');
  expect(await beyond.count()).toBeGreaterThan(0);
  await expect(beyond.filter({ visible: false })).toHaveCount(0);
  await expect(page.getByText(/^\+ \d+/).filter({ visible: true })).toHaveCount(0);
});

test("what is true of the moment only is not on paper", async ({ page }) => {
  await page.clock.setFixedTime(instantOf(moment));
  await page.goto("/kinoprogram");
  const passing = page.locator('main [data-kind="passing"]:not([hidden])');
  await expect(passing.filter({ visible: true })).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(passing.filter({ visible: true })).toHaveCount(0);
});

test("the month is titled by its days on paper", async ({ page }) => {
  await page.clock.setFixedTime(instantOf(moment));
  await open(page, `/kalender/${buildDay().slice(0, 7)}`);
  const heading = page.getByRole("main").locator("h1");
  const title = await heading.evaluate((one) => getComputedStyle(one, "::before").content);
  expect(title).toMatch(new RegExp(`^"${Number(buildDay().slice(8))}\\.`));
  await expect(heading.locator("> *").filter({ visible: true })).toHaveCount(0);
});

test("days are dates on paper, where the screen says today", async ({ page }) => {
  await page.clock.setFixedTime(instantOf(moment));
  await open(page, "/");
  const days = page.locator('main [data-near*="*"]:visible');
  expect(await days.count()).toBeGreaterThan(0);
  const printed = await days.evaluateAll((all) =>
    all.filter((day) => !getComputedStyle(day, "::before").content.includes(day.getAttribute("data-far") ?? "?")),
  );
  expect(printed).toEqual([]);
});

const films = PRODUCTIONS.filter(({ object }) => object === "movie");

test(
  "a film is on one page, with its poster, its showings and a QR code of its address",
  NIGHTLY,
  async ({ sharedPage: page }) => {
    test.slow();
    const paths = [...new Set(films.map(({ parentSlug }) => `/${parentSlug}`))];
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await open(page, path);
      await isOnOnePage(page, path);
      await hasCodeOf(page, path);
      await expect(page.locator("main img:visible")).toHaveCount(1);
    }
  },
);

test("a film's page on paper shows days, times and facts", async ({ page }) => {
  await page.clock.setFixedTime(instantOf(moment));
  const next = week.find(({ production }) => production.object === "movie");
  await open(page, `/${next?.production.parentSlug}`);
  const text = plain(await visibleText(page));
  expect(text).toContain(next?.production.title);
  expect(text).toContain(clockTime(next?.start ?? ""));
  expect(text).toContain(dayAndMonth(next?.start ?? ""));
  expect(text).toContain("Aldersgrense");
  expect(text).toContain("Handling");
  await expect(
    page.getByText(/^Trailer|^Anmeldelser|^Slik bruker du ledsagerbevis/).filter({ visible: true }),
  ).toHaveCount(0);
});

const ROOM_PATHS = PAGES.filter(({ blocks }) =>
  ["room", "seating-plans"].every((wanted) => blocks.some(({ component, hide }) => component === wanted && !hide)),
).map(({ path }) => path);

for (const path of ["/kalender", "/kulturprogram", ...ROOM_PATHS]) {
  test(`${path} is on one page`, async ({ sharedPage: page }) => {
    await open(page, path);
    await isOnOnePage(page, path);
  });
}

test("every showing of the week is on it with day, time, title, age limit and price, and no later one", async ({
  page,
}) => {
  await page.clock.setFixedTime(instantOf(moment));
  await open(page, "/kinoprogram");
  const text = plain(await visibleText(page));
  // What has begun is not sold any more.
  const isToCome = (start: string): boolean => start > now();
  let position = 0;
  for (const { start, production, prices, status } of week) {
    const at = text.indexOf(clockTime(start), position);
    expect(at, `${start} ${production.title}`).toBeGreaterThanOrEqual(position);
    position = at;
    const near = text.slice(at, at + 500);
    expect(near).toContain(production.title);
    expect(near).toContain(production.ageLimit ?? "?");
    if (["onSale", "fewLeft"].includes(status) && prices[0] && isToCome(start))
      expect(near).toContain(plain(kroner(adultAmount({ prices }))));
  }
  for (const { start } of week) expect(text).toContain(dayAndMonth(start));
  const later = shown.find(({ start }) => start >= weekEnd);
  expect(later).toBeDefined();
  expect(text).not.toContain(dayAndMonth(later?.start ?? weekEnd));
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
  });
}

test("it is black on white, also in the dark scheme", async ({ sharedPage: page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/kinoprogram");
  const colours = await page.evaluate(() =>
    [document.body, document.querySelector("header")].map((one) => one && getComputedStyle(one).color),
  );
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(0, 0, 0)"]);
});

test("the front page prints its programme", async ({ page }) => {
  await page.clock.setFixedTime(instantOf(moment));
  await open(page, "/");
  const text = plain(await visibleText(page));
  // What has begun is not there, and a day with many has a link to the rest.
  const coming = week.filter(({ start }) => start > moment);
  const day = coming.filter(({ start }) => start.slice(0, 10) === coming[0]?.start.slice(0, 10));
  expect(day).not.toEqual([]);
  for (const { start, production } of day.slice(0, 3)) {
    expect(text).toContain(clockTime(start));
    expect(text).toContain(production.title);
  }
  expect(await printedPages(page)).toBeLessThanOrEqual(2);
});
