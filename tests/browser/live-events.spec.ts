import { SHOWINGS } from "./support/content";
import { startFilmClubPlatform } from "./support/film-club-platform";
import { startPlatform, usePlatform } from "./support/film-platform";
import { expect, test } from "./support/test";
import { NOW, now } from "./support/venue-time";
import { interactive } from "./support/watch";

/**
 * Live seats and statuses, from a film platform on this machine: the stand-in, which returns the built state and has
 * configurable faults, or, for changes since the build, a server with responses set by the test.
 */

const coming = SHOWINGS.filter(({ start, production }) => start > now() && production.object === "movie");
const onSale = coming.filter(({ status, ticketUrl }) => status === "onSale" && ticketUrl);
const [first, second] = onSale;
if (!first || !second) throw new Error("the programme has too few showings on sale");

let platform: { readonly close: () => Promise<void> };

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));
test.afterEach(() => platform.close());

test("a page makes one request for what it shows, and shows the answer", async ({ page }) => {
  const scripted = await startPlatform(() => [
    { id: first.id, status: "fewLeft", seatsLeft: 4 },
    { id: second.id, status: "soldOut", seatsLeft: 0 },
  ]);
  platform = scripted;
  await usePlatform(page, scripted.url);
  await page.goto("/kinoprogram");
  const row = (href: string | undefined) => page.locator("article", { has: page.locator(`a[href="${href}"]`) });
  await expect(row(first.ticketUrl)).toContainText("Få billetter igjen");
  await expect(row(first.ticketUrl)).toContainText("4 ledige");
  await expect(page.locator(`main a[href="${second.ticketUrl}"]`)).toHaveCount(0);
  expect(scripted.calls).toHaveLength(1);
  expect(scripted.calls[0]?.site).toBe("118");
  expect(scripted.calls[0]?.keys).toEqual(expect.arrayContaining([first.id, second.id]));
  expect(new Set(scripted.calls[0]?.keys).size).toBe(scripted.calls[0]?.keys.length);
});

test("loaded events are not requested again on the next page", async ({ page }) => {
  const scripted = await startPlatform(({ keys }) => keys.map((id) => ({ id, status: "onSale", seatsLeft: 30 })));
  platform = scripted;
  await usePlatform(page, scripted.url);
  await page.goto("/kinoprogram");
  await expect(page.getByText("30 ledige").first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: first.production.title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: first.production.title })).toBeVisible();
  await expect(page.getByText("30 ledige").first()).toBeVisible();
  await interactive(page);
  const requested = scripted.calls.flatMap(({ keys }) => keys);
  expect(requested.filter((id, index) => requested.indexOf(id) !== index)).toEqual([]);
});

test("a missing platform is logged, and ticket links keep working", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const standIn = await startFilmClubPlatform();
  platform = { close: async () => {} };
  await standIn.close();
  await usePlatform(page, standIn.url118);
  await page.goto("/kinoprogram");
  await expect.poll(() => logged.some((text) => text.startsWith("Failed to fetch"))).toBe(true);
  await expect(page.getByText("Billettselgeren vet")).toHaveCount(0);
  await expect(page.locator(`main a[href="${first.ticketUrl}"]`)).toBeVisible();
});
