import type { Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { axeFindings } from "./support/axe";
import { SHOWINGS, SITE } from "./support/content";
import { startPlatform, usePlatform } from "./support/film-platform";
import { sideways } from "./support/geometry";
import { expect, test } from "./support/test";
import { buildDay, clockTime, dayAndMonth, instantOf, plusDays, plusMinutes, weekdayOf } from "./support/venue-time";
import { interactive } from "./support/watch";

/** "Nå og neste" on the front page and in the foyer, with expectations from content and none of the site's code. */

const WEEKDAYS = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];

const halls = SITE.halls.filter(({ part }) => part === "kinoen").map(({ id }) => id);
const cinema = SHOWINGS.filter(({ hall }) => halls.includes(hall));
const takesPlace = cinema.filter(({ status }) => status !== "cancelled");
type Showing = (typeof cinema)[number];

const on = (day: string) => takesPlace.filter(({ start }) => start.startsWith(day));

/** The first day from the build's on with two consecutive films, the second of which one can attend. */
const day = Array.from({ length: 7 }, (_, ahead) => plusDays(buildDay(), ahead)).find((one) => {
  const [first, second] = on(one).slice(-2);
  return first && second && first.ends < second.start && second.status !== "soldOut";
});
if (day === undefined) throw new Error("no day of the week has two films one after the other");
const [first, last] = on(day).slice(-2);
if (!first || !last) throw new Error("no films");

/** "i morgen kl. 18.00", "onsdag 2. desember kl. 18.00" */
const beginning = (start: string, now: string): string => {
  const days = Math.round((Date.parse(start.slice(0, 10)) - Date.parse(now.slice(0, 10))) / 86_400_000);
  const when = ["", "i morgen "][days] ?? `${WEEKDAYS[weekdayOf(start.slice(0, 10))]} ${dayAndMonth(start)} `;
  return `${when}kl. ${clockTime(start)}`;
};

const nextAfter = (now: string, without: readonly Showing[] = []): Showing | undefined =>
  takesPlace.find((one) => one.start > now && !without.includes(one));

/** The expected text of the cinema's row for the next showing. */
const next = (now: string, without: readonly Showing[] = []): string => {
  const found = nextAfter(now, without);
  return found ? `Neste: ${beginning(found.start, now)}, ${found.production.title}` : "";
};

const row = (page: Page, label: string) =>
  page.locator("main dl > div").filter({ has: page.locator("dt", { hasText: new RegExp(`^${label}$`) }) });
const told = (page: Page, label: string) => row(page, label).locator("dd:visible");

for (const route of ["/", "/skjerm"]) {
  test(`${route} shows the next day when the last showing is cancelled after the build`, async ({ page }) => {
    const platform = await startPlatform(() => [{ id: last.id, status: "cancelled", seatsLeft: null }]);
    await usePlatform(page, platform.url);
    await page.clock.install({ time: instantOf(first.ends) });
    await page.goto(route);
    // The foyer screen requests at intervals.
    await page.clock.runFor(130_000);
    const now = plusMinutes(first.ends, 2);
    await expect(told(page, "Kino")).toContainText(next(now, [last]));
    await expect(told(page, "Kino")).not.toContainText(last.production.title);
    await expect(told(page, "Kino")).not.toContainText("Åpent");
    await platform.close();
  });
}

test("a page that was built earlier is right although its scripts fail", NIGHTLY, async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  for (const now of [`${buildDay()}T23:59`, `${plusDays(buildDay(), 1)}T12:00`, `${plusDays(buildDay(), 1)}T23:59`]) {
    await page.clock.setFixedTime(instantOf(now));
    await page.goto("/");
    await page.waitForFunction(() => "static" in document.head.dataset);
    await expect.soft(told(page, "Kino"), now).toHaveCount(1);
    await expect.soft(told(page, "Kino"), now).toContainText(next(now));
  }
});

test("the rows update while the page is open", async ({ page }) => {
  await page.clock.install({ time: instantOf(plusMinutes(last.ends, -1)) });
  await page.goto("/");
  await page.clock.runFor(2_000);
  await expect(told(page, "Kino")).toContainText(`Nå: ${last.production.title}`);
  await page.clock.setSystemTime(instantOf(last.ends));
  await page.clock.runFor(31_000);
  await expect(told(page, "Kino")).not.toContainText("Nå:");
  await expect(told(page, "Kino")).toContainText(next(last.ends));
});

test("takes a small part of a phone's screen, and passes axe", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(instantOf(first.start));
  await page.goto("/");
  await interactive(page);
  const rows = page.locator("main dl").filter({ has: page.locator("dt", { hasText: /^Kino$/ }) });
  // Five parts, each with what is now and what is next: their titles depend on the day, and may take a line more.
  expect((await rows.boundingBox())?.height ?? 0).toBeLessThanOrEqual(0.3 * 740);
  expect(await sideways(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

/** The library's first from tomorrow on: nothing goes on there an hour before, which would be told instead. */
const atLibrary = SHOWINGS.find(
  ({ hall, start, status }) => hall === "biblioteket" && start > plusDays(buildDay(), 1) && status !== "cancelled",
);

for (const [route, moment, told] of [
  [
    "/biblioteket",
    plusMinutes(atLibrary?.start ?? "", -60),
    /^(Åpent til|Stengt, åpner) .*kl\.\s\d\d\.\d\d\sNeste: .*kl\.\s\d\d\.\d\d, [^,]+$/,
  ],
  ["/om-kantina-i-kulturhuset", `${buildDay()}T23:30`, /^(Åpent til|Stengt, åpner) .*kl\.\s\d\d\.\d\d$/],
] as const) {
  test(`${route} says in a line each whether it is open, and what is next there`, async ({ page }) => {
    await page.clock.setFixedTime(instantOf(moment));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      const rows = page.getByRole("region", { name: "Nå og neste" });
      await expect(rows.locator("dd:visible")).toHaveText(told, { useInnerText: true });
      await expect(rows, `at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  });
}

test("the library's first screen has loans and hours, and on a desktop what happens there next", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/biblioteket");
    const main = page.getByRole("main");
    for (const seen of [
      main.getByRole("link", { name: "Forny lån" }),
      main.getByRole("link", { name: "Søk og bestill" }),
      main.getByRole("heading", { level: 2, name: width === 390 ? "Åpningstider" : "Hva skjer på biblioteket" }),
    ]) {
      await expect(seen, `at ${width} px`).toBeInViewport();
    }
  }
});
