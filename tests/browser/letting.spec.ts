import type { Locator, Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { PAGES, SHOWINGS, SITE } from "./support/content";
import { resize } from "./support/geometry";
import { expect, test } from "./support/test";
import { now } from "./support/venue-time";
import { PHONE, visitor } from "./support/visitor";
import { interactive } from "./support/watch";

/** Finding a room, computing its price, and requesting it. */

const ROOMS = SITE.halls.filter(({ prices }) => prices.length > 0);

const rooms = (page: Page): Locator => page.getByRole("article").getByRole("heading", { level: 3 });
const people = (page: Page): Locator => page.getByRole("textbox", { name: "Hvor mange?" });
const sum = (page: Page): Locator => page.getByRole("table", { name: /^Summen/ });

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await interactive(page);
};

test("a couple finds rooms for 120 and the sum for one in four taps and three screens", async ({ page }) => {
  await resize(page, PHONE);
  await open(page, "/");
  const { tap, look, done } = visitor(page);
  await tap(page.getByRole("button", { name: "Meny" }));
  await tap(page.locator("header summary", { hasText: "Utleie" }));
  await tap(page.getByRole("link", { name: "Leie av rom" }));
  await expect(page.getByRole("heading", { level: 1, name: "Utleie" })).toBeVisible();
  await interactive(page);
  await tap(people(page));
  await page.keyboard.type("120");
  await expect(rooms(page)).toHaveText(["Festsal", "Kinosal"]);
  await expect(page.getByRole("article").first().locator("dl").first()).toBeVisible();
  await look(sum(page).getByRole("row", { name: /^Til sammen/ }));
  await expect(sum(page)).toContainText("Summen: Festsal");
  done({ taps: 4, screens: 3 });
});

test("a room for 60 with dinner on a Saturday, with its price, is six taps away", async ({ page }) => {
  await resize(page, PHONE);
  await open(page, "/");
  const { tap, choose, look, done } = visitor(page);
  await tap(page.getByRole("button", { name: "Meny" }));
  await tap(page.locator("header summary", { hasText: "Utleie" }));
  await tap(page.getByRole("link", { name: "Leie av rom" }));
  await interactive(page);
  await choose(page.getByRole("combobox", { name: "Hva skal dere?" }), { label: "Spise middag, ha fest" });
  await tap(people(page));
  await page.keyboard.type("60");
  const taken = SHOWINGS.find(
    ({ hall, status, start }) =>
      hall === "festsal" && status !== "cancelled" && start.slice(0, 10) > now().slice(0, 10),
  );
  await tap(page.getByLabel("Hvilken dag?"));
  await page.getByLabel("Hvilken dag?").fill(taken?.start.slice(0, 10) ?? "");
  await expect(page.getByRole("article").getByText(/^Vi bruker det ikke selv/)).toHaveCount(2);
  await expect(
    page
      .getByRole("article")
      .last()
      .getByText(/^Vi bruker det selv/),
  ).toContainText(taken?.production.title ?? "?");
  await look(sum(page).getByRole("row", { name: /^Til sammen/ }));
  done({ taps: 6, screens: 6 });
});

test("the number stays in the address, and narrows when it is shared", async ({ sharedPage: page }) => {
  await open(page, "/utleie");
  await expect(rooms(page)).toHaveText(ROOMS.map(({ name }) => name));
  await people(page).fill("20");
  await expect(page).toHaveURL(/\?antall=20$/);
  const shown = await rooms(page).allTextContents();
  expect(shown.length).toBeLessThan(ROOMS.length);
  await open(page, "/utleie?antall=20");
  await expect(rooms(page)).toHaveText(shown);
  await expect(people(page)).toHaveValue("20");
});

test("a number without matching rooms shows the largest room, and a link to all", async ({ sharedPage: page }) => {
  await open(page, "/utleie?antall=400");
  const largest = ROOMS.toSorted(
    (a, b) => Math.max(...b.setups.map(({ seats }) => seats)) - Math.max(...a.setups.map(({ seats }) => seats)),
  )[0];
  await expect(page.getByText(`Det største er ${largest?.inSentence}, med plass til`)).toBeVisible();
  await page.getByRole("button", { name: "Vis alle rommene" }).click();
  await expect(rooms(page)).toHaveCount(ROOMS.length);
});

test("a day on which the venue uses the room itself is marked", async ({ sharedPage: page }) => {
  const showing = SHOWINGS.find(
    ({ hall, status, start }) =>
      hall === "kinosal" && status !== "cancelled" && start.slice(0, 10) > now().slice(0, 10),
  );
  const day = showing?.start.slice(0, 10) ?? "";
  await open(page, "/utleie?rom=kinosal");
  await page.getByLabel("Dato").fill(day);
  await expect(page.getByText("Huset bruker selv Kinosal")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Huset bruker selv" })).toContainText(
    showing?.production.title ?? "?",
  );
  await page.getByLabel("Dato").fill("2031-01-01");
  await expect(page.getByText("Programmet vårt har ingenting i kinosalen")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all rooms are there with prices and days, without controls that need script", async ({ page }) => {
    await page.goto("/utleie?antall=120");
    await expect(rooms(page)).toHaveText(ROOMS.map(({ name }) => name));
    await expect(people(page)).toBeHidden();
    await expect(page.getByRole("link", { name: /^Regn ut prisen/ })).toHaveCount(0);
    await expect(page.getByText("Leieprisene står på hvert rom")).toBeVisible();
    const cinema = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Kinosal" }) });
    await cinema.locator("summary").first().click();
    await expect(cinema.getByRole("table", { name: "Leiepriser: Kinosal" })).toBeVisible();
    await expect(cinema.getByRole("heading", { name: "Dager huset bruker rommet selv" })).toBeVisible();
  });
});

const holds = (component: string) => (page: (typeof PAGES)[number]) =>
  page.blocks.some((block) => block.component === component && !block.hide);
const ROOM_PAGES = PAGES.filter(holds("room")).filter(holds("seating-plans"));

test("the page of every room is one A4 page with its plans", NIGHTLY, async ({ sharedPage: page }) => {
  test.slow();
  expect(ROOM_PAGES.length).toBeGreaterThan(5);
  for (const { path } of ROOM_PAGES) {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    expect.soft(await page.getByRole("img", { name: /^Tegning av/ }).count(), path).toBeGreaterThan(0);
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    expect.soft(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
    await page.emulateMedia({ media: null });
  }
});

test("no heading of a room's page repeats its headline", async ({ sharedPage: page }) => {
  for (const { path } of ROOM_PAGES) {
    await page.goto(path);
    const headline = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    expect.soft(await page.getByRole("heading", { level: 2, name: headline, exact: true }).count(), path).toBe(0);
  }
});
