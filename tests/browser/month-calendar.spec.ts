import type { Locator, Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { axeFindings } from "./support/axe";
import { MOVED_AWAY, SHOWINGS } from "./support/content";
import { resize, sideways, smallTargets } from "./support/geometry";
import { textsOverEachOther } from "./support/overlaps";
import { MONTH_ROUTES } from "./support/routes";
import { expect, test } from "./support/test";
import { buildDay, dayAndMonth, instantOf, NOW, plusDays } from "./support/venue-time";
import { interactive } from "./support/watch";

/** The calendar of a month; the built programme determines which months there are. */

/** Also on the days that showings were moved from. */
const LISTED = [...SHOWINGS, ...MOVED_AWAY].sort((a, b) => a.start.localeCompare(b.start));
const inMonth = (month: string) => LISTED.filter((showing) => showing.month === month);
const busiest = [...MONTH_ROUTES].sort((a, b) => inMonth(b.slice(-7)).length - inMonth(a.slice(-7)).length)[0] ?? "";
const MONTH = busiest.slice(-7);
const showings = inMonth(MONTH);
const culture = showings.filter(({ production }) => production.object === "culture");
/** A time that a showing was moved from is not on the programme. */
const countOf = (some: typeof SHOWINGS) => some.filter((one) => !MOVED_AWAY.includes(one)).length;
const daysOf = (some: typeof SHOWINGS) => [...new Set(some.map(({ start }) => start.slice(0, 10)))];
const days = daysOf(showings);
const allDays = daysOf(LISTED);
const of = (day: string) => LISTED.filter(({ start }) => start.startsWith(day));
const routeOf = (day: string) => `/kalender/${day.slice(0, 7)}`;

test.afterEach(async ({ sharedContext, sharedPage }) => {
  await sharedContext.clock.setFixedTime(NOW);
  await sharedPage.emulateMedia({ media: null, colorScheme: "light" });
  await resize(sharedPage, { width: 1280, height: 720 });
});

const open = async (page: Page, address: string): Promise<void> => {
  await page.clock.setFixedTime(NOW);
  await page.goto(address);
  await interactive(page);
};

const cell = (page: Page, day: string): Locator => page.locator(`td[id$="-${day}"]`);
const entries = (page: Page): Locator => page.locator("main table li");

test.beforeAll(() => {
  expect(showings.length).toBeGreaterThan(20);
  expect(culture.length).toBeGreaterThan(0);
});

test("it is narrowed down by kind, in the address, and the back button takes it back", async ({ sharedPage: page }) => {
  await open(page, busiest);
  const kinds = page.getByRole("navigation", { name: "Velg i kalenderen" });
  await kinds.getByRole("link", { name: "Kultur" }).click();
  await expect(page).toHaveURL(`${busiest}?type=kultur`);
  await expect(page.locator("main p[role=status]")).toHaveText(
    `${countOf(culture)} av ${countOf(showings)} på programmet`,
  );
  await expect(entries(page)).toHaveCount(culture.length);
  await expect(kinds.locator("[aria-current]")).toHaveText("Kultur");
  await page.goBack();
  await expect(entries(page)).toHaveCount(showings.length);
  await open(page, `${busiest}?type=kino`);
  await expect(entries(page)).toHaveCount(showings.length - culture.length);
});

test("today is marked, and tomorrow when it is today", async ({ sharedPage: page }) => {
  const day =
    allDays.find(
      (one) => one > buildDay() && inMonth(one.slice(0, 7)).some(({ start }) => start.startsWith(plusDays(one, 1))),
    ) ?? "";
  for (const today of [day, plusDays(day, 1)]) {
    await page.clock.setFixedTime(instantOf(`${today}T08:00`));
    await page.goto(routeOf(day));
    for (const one of daysOf(inMonth(day.slice(0, 7)))) {
      const [isToday, isOver] = await cell(page, one)
        .locator(":scope > span")
        .evaluateAll((marks) => marks.map((mark) => !mark.hasAttribute("hidden")));
      expect([one, isToday, isOver]).toEqual([one, one === today, one < today]);
    }
    await expect(cell(page, today)).toContainText("I dag");
  }
});

test("on a phone, and with text of double size, it is a list of the days that have something on", async ({
  sharedPage: page,
}) => {
  await open(page, busiest);
  const isList = async () => {
    await expect(page.getByRole("main").getByText("Mandag", { exact: true })).toBeHidden();
    for (const day of days.slice(0, 3)) {
      await expect(cell(page, day).getByRole("heading")).toContainText(dayAndMonth(day));
      const shown = await cell(page, day).locator("li:visible").count();
      expect(shown, "nothing is left out").toBe(of(day).length);
    }
    expect(await sideways(page)).toEqual([]);
  };
  for (const width of [320, 360, 768]) {
    await resize(page, { width, height: 740 });
    await isList();
    expect(await smallTargets(page)).toEqual([]);
  }
  await resize(page, { width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await isList();
});

for (const route of MONTH_ROUTES) {
  test(`${route} is on one A4 sheet, without overlapping texts`, NIGHTLY, async ({ sharedPage: page }) => {
    await open(page, route);
    await page.emulateMedia({ media: "print" });
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // The area of A4 inside its margins.
    await resize(page, { width: 688, height: 1032 });
    expect(await textsOverEachOther(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1032);
    for (const day of daysOf(inMonth(route.slice(-7)))) {
      // The sheet begins with today.
      const isLeft = day >= buildDay();
      if (isLeft) await expect(cell(page, day).locator("li:visible").first()).toBeVisible();
      else await expect(cell(page, day).locator("li:visible")).toHaveCount(0);
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing as a table and as a list, ${colorScheme}`, NIGHTLY, async ({ sharedPage: page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, busiest);
    expect(await axeFindings(page)).toEqual([]);
    await resize(page, { width: 360, height: 740 });
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("on a phone it begins with today, and the days before are there on request", async ({ sharedPage: page }) => {
  const [first = "", , , today = ""] = days;
  await resize(page, { width: 390, height: 844 });
  await page.clock.setFixedTime(instantOf(`${today}T08:00`));
  await page.goto(`/kalender/${MONTH}`);
  const heading = page.locator("main td h2:visible").first();
  await expect(heading).toContainText(dayAndMonth(today));
  await page.getByLabel("Vis tidligere dager").check();
  await expect(heading).toContainText(dayAndMonth(first));
});

test("on a wide screen the table begins with the week of today, which is never cut", async ({ sharedPage: page }) => {
  const today = days.findLast((day) => of(day).length > 5 && day > `${MONTH}-07`) ?? "";
  await page.clock.setFixedTime(instantOf(`${today}T08:00`));
  await page.goto(`/kalender/${MONTH}`);
  await interactive(page);
  await expect(cell(page, today).locator("li:visible")).toHaveCount(of(today).length);
  const weeks = page.locator("main tbody tr:visible");
  await expect(weeks.first().locator(`[id$="-${today}"]`)).toBeVisible();
  const left = await weeks.count();
  await page.getByLabel("Vis tidligere dager").check();
  expect(await weeks.count()).toBeGreaterThan(left);
});

test("all of it is reached by the keyboard, in the order of reading", async ({ sharedPage: page }) => {
  await page.clock.setFixedTime(instantOf(`${MONTH}-01T00:00`));
  await page.goto(busiest);
  await interactive(page);
  await page.getByRole("link", { name: "Barn", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(entries(page).first().getByRole("link")).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is shown, whatever the address", async ({ page }) => {
    await page.goto(`${busiest}?type=kino`);
    await expect(entries(page)).toHaveCount(showings.length);
    await expect(page.getByRole("link", { name: "Kultur", exact: true })).toHaveAttribute("href", "?type=kultur");
  });

  test("the list on a phone begins with what is left", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/kalender");
    await expect(page.locator("main td[data-empty=false]").filter({ visible: true }).first()).toBeInViewport();
  });
});

test(
  "as a list, weeks have their word, and every day's showings are beside or below its name",
  NIGHTLY,
  async ({ sharedPage: page }) => {
    const [day = ""] = days;
    for (const width of [360, 768]) {
      await resize(page, { width, height: 900 });
      await page.clock.setFixedTime(instantOf(`${plusDays(day, 3)}T12:00`));
      await page.goto(`/kalender/${MONTH}`);
      await interactive(page);
      await expect(page.locator("main tbody th[scope=row]:visible").first()).toHaveText(/^Uke \d+$/);
      const words = await page.locator("main tbody th[scope=row]:visible > :first-child").first().boundingBox();
      expect(words?.width, "the word is visible").toBeGreaterThan(10);
      const misplaced = await page.locator("main td[id]").evaluateAll((cells) =>
        cells
          .filter((one) => one.checkVisibility() && one.querySelector("li"))
          .filter((one) => {
            const name = one.querySelector("h2, h3")?.getBoundingClientRect();
            const list = one.querySelector("ul")?.getBoundingClientRect();
            if (!name || !list) return true;
            return list.left < name.left || (list.left === name.left ? list.top < name.bottom : list.left < name.right);
          })
          .map((one) => one.id),
      );
      expect(misplaced, `${width} px`).toEqual([]);
    }
  },
);
