import { SHOWINGS } from "./support/content";
import { type FilmPlatform, startPlatform, usePlatform } from "./support/film-platform";
import { NOW, now } from "./support/house-time";
import { expect, test } from "./support/test";
import { alive } from "./support/watch";

/** Live seats and statuses, from a film platform on this machine. */

const coming = SHOWINGS.filter(({ start, production }) => start > now() && production.object === "movie");
const onSale = coming.filter(({ status, ticketUrl }) => status === "onSale" && ticketUrl);
const [first, second] = onSale;
if (!first || !second) throw new Error("the programme has too few showings on sale");

let platform: FilmPlatform;

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));
test.afterEach(() => platform.close());

test("a page asks once for what it shows, and shows what it is told", async ({ page }) => {
  platform = await startPlatform(() => [
    { id: first.id, status: "fewLeft", seatsLeft: 4 },
    { id: second.id, status: "soldOut", seatsLeft: 0 },
  ]);
  await usePlatform(page, platform.url);
  await page.goto("/kinoprogram");
  const row = (href: string | undefined) => page.locator("article", { has: page.locator(`a[href="${href}"]`) });
  await expect(row(first.ticketUrl)).toContainText("Få billetter igjen");
  await expect(row(first.ticketUrl)).toContainText("4 ledige");
  await expect(page.locator(`main a[href="${second.ticketUrl}"]`)).toHaveCount(0);
  expect(platform.calls).toHaveLength(1);
  expect(platform.calls[0]?.site).toBe("118");
  expect(platform.calls[0]?.keys).toEqual(expect.arrayContaining([first.id, second.id]));
  expect(new Set(platform.calls[0]?.keys).size).toBe(platform.calls[0]?.keys.length);
});

test("what is loaded is not asked for again on the next page", async ({ page }) => {
  platform = await startPlatform(({ keys }) => keys.map((id) => ({ id, status: "onSale", seatsLeft: 30 })));
  await usePlatform(page, platform.url);
  await page.goto("/kinoprogram");
  await expect(page.getByText("30 ledige").first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: first.production.title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: first.production.title })).toBeVisible();
  await expect(page.getByText("30 ledige").first()).toBeVisible();
  await alive(page);
  const asked = platform.calls.flatMap(({ keys }) => keys);
  expect(asked.filter((id, index) => asked.indexOf(id) !== index)).toEqual([]);
});

for (const [words, answer] of [
  ["answers with an error", () => 500],
  ["answers with nonsense", () => [{ id: 3 }, { status: "soldOut" }]],
] as const) {
  test(`a platform that ${words} leaves the programme standing, and selling`, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    platform = await startPlatform(answer);
    await usePlatform(page, platform.url);
    await page.goto("/kinoprogram");
    await expect.poll(() => platform.calls.length).toBe(1);
    await alive(page);
    await expect(page.locator(`main a[href="${first.ticketUrl}"]`)).toBeVisible();
    const failed = answer() === 500;
    expect(logged.some((text) => text.includes("Failed to fetch"))).toBe(failed);
    await expect(page.getByText("Billettselgeren vet hva som er ledig")).toHaveCount(failed ? 1 : 0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("a platform that is not there is logged, and the programme goes on selling", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  platform = await startPlatform(() => []);
  await platform.close();
  await usePlatform(page, platform.url);
  await page.goto("/kinoprogram");
  await expect(page.getByText("Billettselgeren vet hva som er ledig")).toBeVisible();
  expect(logged.some((text) => text.startsWith("Failed to fetch"))).toBe(true);
  await expect(page.locator(`main a[href="${first.ticketUrl}"]`)).toBeVisible();
});
