import type { Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { SHOWINGS, type Showing } from "./support/content";
import { type EventsCall, startPlatform, usePlatform } from "./support/film-platform";
import { LITTLE, observeShifts, shiftOf } from "./support/layout-shift";
import { expect, test } from "./support/test";
import { buildDay, clockTime, dayAndMonth, instantOf, NOW, now, plusDays } from "./support/venue-time";
import { interactive } from "./support/watch";

/** Showings that are cancelled or moved after the build, on every kind of page that shows them. */

const pageOf = ({ production }: Showing): string =>
  `/${production.parentSlug ?? production.pageReference ?? production.id}`;

const coming = SHOWINGS.filter(({ start, status }) => start > now() && status !== "cancelled");
const films = coming.filter(({ status, production }) => production.object === "movie" && status === "onSale");
const [film] = films.filter(({ start }) => start.slice(0, 10) > buildDay());
const [event] = coming.filter(({ production }) => production.object === "culture");
if (!film || !event) throw new Error("the programme has too few showings");
const MONTH = `/kalender/${film.start.slice(0, 7)}`;

const REASON = "Vannlekkasje i salen.";
const cancelAll = ({ keys }: EventsCall) =>
  keys.map((id) => ({ id, status: "cancelled", seatsLeft: null, reason: REASON }));

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

/** A page whose showings are all as the answer says. */
const open = async (page: Page, path: string, answer: (call: EventsCall) => readonly object[]) => {
  const platform = await startPlatform(answer);
  await usePlatform(page, platform.url);
  await page.goto(path);
  await interactive(page);
  await expect.poll(() => platform.calls.length).toBeGreaterThan(0);
  return platform;
};

const visible = (page: Page, words: string) => page.locator("main").getByText(words).filter({ visible: true });

/** Pages, and what is cancelled there in how many words. */
const PAGES: readonly (readonly [name: string, path: string, words?: string])[] = [
  ["the front page", "/"],
  ["the cinema programme", "/kinoprogram"],
  ["the cinema programme by film", "/kinoprogram?visning=film"],
  ["the culture programme", "/kulturprogram"],
  ["the culture programme's collected view", "/kulturprogram?visning=film"],
  ["the list of films", "/filmer"],
  ["the calendar of a month", MONTH],
  ["a film's page", pageOf(film)],
  ["an event's page", pageOf(event)],
  ["the films for visitors from abroad", "/in-english", "Cancelled"],
  ["the foyer screen", "/skjerm"],
  ["the search", `/sok?q=${encodeURIComponent(film.production.title)}`],
];

for (const [name, path, words = "Avlyst"] of PAGES) {
  test(`${name} shows that everything is cancelled, and sells nothing`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const platform = await open(page, path, cancelAll);
    const built = (await (await page.request.get(path)).text()).split(words).length - 1;
    await expect.poll(() => visible(page, words).count()).toBeGreaterThan(built);
    await expect(page.locator('main a[href^="https://billett."]')).toHaveCount(0);
    // In parts, where there are many; each showing once.
    const asked = platform.calls.flatMap(({ keys }) => keys);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(errors).toEqual([]);
    await platform.close();
  });
}

test("a moved showing has its new time, its reason and its old time, on its new day", async ({ page }) => {
  const day = plusDays(film.start.slice(0, 10), 1);
  const start = instantOf(`${day}T21:10`).toISOString();
  const answer = ({ keys }: EventsCall) =>
    keys.filter((id) => id === film.id).map((id) => ({ id, status: "moved", seatsLeft: 20, start, reason: REASON }));
  const platform = await open(page, pageOf(film), answer);
  const old = "Flyttet fra";
  await expect(visible(page, old).first()).toContainText(clockTime(film.start));
  await expect(visible(page, REASON).first()).toBeVisible();
  await expect(visible(page, "21.10").first()).toBeVisible();
  await page.goto("/kinoprogram");
  await interactive(page);
  const section = page.locator(`section[id$="-${day}"]`);
  await expect(section.locator("article", { hasText: "21.10" })).toContainText(old);
  await expect(section.locator("h2, h3").first()).toContainText(dayAndMonth(day));
  if (day.slice(0, 7) === film.start.slice(0, 7)) {
    await page.goto(MONTH);
    await interactive(page);
    await expect(page.locator(`td[id$="-${day}"] li`, { hasText: "21.10" })).toContainText("Flyttet");
  }
  await platform.close();
});

test("the page does not move when a showing of the front page is cancelled or sold out", NIGHTLY, async ({ page }) => {
  await observeShifts(page);
  const [first, second] = films;
  const platform = await open(page, "/", () => [
    { id: first?.id, status: "soldOut", seatsLeft: 0 },
    { id: second?.id, status: "cancelled", seatsLeft: null },
  ]);
  await expect(visible(page, "Avlyst").first()).toBeVisible();
  const { total, what } = await shiftOf(page);
  expect(total, what).toBeLessThan(LITTLE);
  await platform.close();
});
