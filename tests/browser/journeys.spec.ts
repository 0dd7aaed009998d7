import type { Page } from "@playwright/test";
import { SHOWINGS } from "./support/content";
import { expect, test } from "./support/test";
import { buildDay, instantOf, plusDays, weekdayOf } from "./support/venue-time";
import { PHONE, visitor } from "./support/visitor";
import { interactive } from "./support/watch";

/** Complete journeys from the front page on a phone, measured in taps and screens scrolled. */

test.use({ viewport: PHONE });

const films = SHOWINGS.filter(({ production }) => production.object === "movie");
const onSale = (status: string): boolean => status === "onSale" || status === "fewLeft";

/** A coming evening with several films, at least two of them with tickets on sale. */
const evening = Array.from({ length: 6 }, (_, ahead) => plusDays(buildDay(), ahead + 1))
  .map((day) => ({ day, showings: films.filter(({ start }) => start >= `${day}T15:00` && start < `${day}T24:00`) }))
  .find(({ showings }) => showings.filter(({ status }) => onSale(status)).length > 1);
if (!evening) throw new Error("the demonstration has no evening with two films to buy");

const afternoon = `${evening.day}T15:00`;

const openAt = async (page: Page, moment: string): Promise<void> => {
  await page.clock.setFixedTime(instantOf(moment));
  await page.goto("/");
  await interactive(page);
};

test("a parent finds Saturday's films for a six-year-old, at the child's price", async ({ page }) => {
  const saturday = plusDays(buildDay(), (5 - weekdayOf(buildDay()) + 7) % 7 || 7);
  await openAt(page, `${buildDay()}T23:58`);
  const { tap, choose, look, done } = visitor(page);
  await tap(page.getByRole("link", { name: "Se hele kinoprogrammet" }));
  await expect(page).toHaveURL("/kinoprogram");
  await interactive(page);
  await choose(page.getByLabel("Barnets alder"), { label: "Barn på 6 år" });
  await tap(page.getByRole("navigation", { name: "Dager" }).locator(`a[href$="-${saturday}"]`));
  const day = page.locator(`section[id$="-${saturday}"]`);
  const buy = day.getByRole("link", { name: /^Kjøp barn \d+\skr/ }).first();
  await look(buy);
  done({ taps: 3, screens: 1 });
  const kept = day.getByRole("listitem").filter({ has: page.getByText("6 år: nei") });
  await expect(kept.filter({ visible: true })).toHaveCount(0);
});

test("a reader with a wheelchair and a companion buys for tonight", async ({ page }) => {
  await openAt(page, afternoon);
  const { tap, look, done } = visitor(page);
  const place = page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByText("Rullestolplass") })
    .filter({ has: page.getByRole("link", { name: /^Kjøp/ }) })
    .first();
  await look(place);
  const link = place.getByRole("link", { name: /^Kjøp/ });
  await expect(link).toHaveAttribute("href", /^https:/);
  const popup = page.waitForEvent("popup");
  await tap(link);
  await (await popup).close();
  done({ taps: 2, screens: 1 });
});

test("somebody with a bad hip sees how one sits at tonight's film", async ({ page }) => {
  await openAt(page, afternoon);
  const { tap, look, done } = visitor(page);
  const tonight = page.getByRole("main").getByRole("article").first();
  await tap(tonight.getByRole("heading").getByRole("link"));
  await interactive(page);
  await tap(page.getByRole("link", { name: /^Slik er plassene/ }).first());
  await look(page.getByRole("heading", { name: "Oppsett i kinosalen" }));
  done({ taps: 2, screens: 2 });
});

test("a screen reader reaches the last showing of tonight in eight headings", async ({ page }) => {
  await openAt(page, afternoon);
  const last = evening.showings.at(-1)?.production.title ?? "?";
  const day = page.locator(`section[id$="-${evening.day}"]`);
  await expect(day.getByRole("heading").last()).toHaveText(new RegExp(`^${last}`));
  // After its last row is there, the page has reached the time of the test.
  const headings = await page.getByRole("main").getByRole("heading").allTextContents();
  const own = await day.getByRole("heading").allTextContents();
  const place = headings.findIndex((_, index) => headings.slice(index, index + own.length).join("|") === own.join("|"));
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place + own.length).toBeLessThanOrEqual(8);
});
