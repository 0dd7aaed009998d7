import type { Page } from "@playwright/test";
import { SHOWINGS } from "./support/content";
import { expect, test } from "./support/test";
import { now } from "./support/venue-time";
import { interactive } from "./support/watch";

/** Questions of visitors, on a phone: how many taps an answer takes, and how far one scrolls. */

const SCREEN = { width: 360, height: 740 };

test.use({ viewport: SCREEN });

/** Counts a visitor's taps. */
const tapper = (page: Page) => {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (role: "button" | "link", name: string | RegExp) => {
      taps += 1;
      await page.getByRole(role, { name }).filter({ visible: true }).first().click();
    },
    tapGroup: async (name: string) => {
      taps += 1;
      await page.locator("header summary", { hasText: name }).click();
    },
  };
};

/** How many screens a visitor scrolls until a text is completely visible. */
const screensTo = async (page: Page, text: string | RegExp): Promise<number> => {
  const box = await page.getByRole("main").getByText(text).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${text} is not on the page`);
  const scrolled = await page.evaluate(() => window.scrollY);
  return Math.max(0, (scrolled + box.y + box.height - SCREEN.height) / SCREEN.height);
};

test("a pensioner finds the senior café, its price and the bus in three taps and two screens", async ({ page }) => {
  await page.goto("/");
  await interactive(page);
  const { tap, tapGroup, taps } = tapper(page);
  await tap("button", "Meny");
  await tapGroup("Kino");
  await tap("link", /^Seniorkino$/);
  await expect(page).toHaveURL("/seniorkino");
  expect(taps()).toBeLessThanOrEqual(3);
  expect(await screensTo(page, "kl. 13.00–15.00")).toBeLessThanOrEqual(2);
  expect(await screensTo(page, /Kaffe og vaffel koster 40\skr/)).toBeLessThanOrEqual(2);
  expect(await screensTo(page, /Holdeplassen Eksempelgata er 2\sminutter fra døra/)).toBeLessThanOrEqual(2);
});

test("something for a rainy Sunday with grandmother is three taps away, with a ticket", async ({ page }) => {
  await page.goto("/");
  await interactive(page);
  const { tap, taps } = tapper(page);
  await tap("link", /^Regnværssøndag$/);
  await expect(page).toHaveURL("/regnvaerssondag");
  const suggestions = page.getByRole("region", { name: "På søndag" });
  await expect(suggestions.getByRole("article").first()).toBeVisible();
  for (const day of await suggestions.locator("[data-day]").allTextContents())
    expect(day).toMatch(/^(søndag |i dag|i morgen)/i);
  await tap("link", /Kjøp .*: billett til /);
  expect(taps()).toBeLessThanOrEqual(3);
});

test("a calendar with the opening of a sale is two taps away", async ({ page, request }) => {
  const waited = SHOWINGS.find(
    ({ status, saleOpens, production }) =>
      status === "saleOpensAt" && (saleOpens ?? "") > now() && production.objectClass === "movie",
  );
  if (!waited) throw new Error("no film that is on has a sale to come");
  await page.goto("/");
  await interactive(page);
  const { tap, taps } = tapper(page);
  await tap("link", waited.production.title);
  const told = page.getByRole("link", { name: /^Få påminnelse når salget åpner/ }).first();
  await expect(told).toBeVisible();
  expect(taps() + 1).toBeLessThanOrEqual(2);
  const address = (await told.getAttribute("href")) ?? "";
  expect(address).toMatch(/^webcal:\/\/[^/]+\/kalender\/[a-z0-9-]+\.ics$/);
  const calendar = await (await request.get(new URL(address.replace(/^webcal/, "https")).pathname)).text();
  expect(calendar).toContain("SUMMARY:Billettsalget åpner: ");
  expect(calendar).toContain("BEGIN:VALARM");
});

const ABROAD = [
  { path: "/in-english", language: "en", buy: /^Buy adult \d+\skr: / },
  { path: "/auf-deutsch", language: "de", buy: /^Kaufen Erwachsene \d+\skr: / },
];

test("a reader of English finds a film to understand in three taps and one screen", async ({ page }) => {
  await page.goto("/");
  await interactive(page);
  const { tap, taps } = tapper(page);
  await tap("button", "Meny");
  await tap("link", /^In English$/);
  await expect(page).toHaveURL("/in-english");
  expect(taps()).toBeLessThanOrEqual(3);
  expect(await screensTo(page, /^In .+, (English|Norwegian) subtitles$/)).toBeLessThanOrEqual(1);
  const buy = page.getByRole("link", { name: ABROAD[0]?.buy ?? "" }).first();
  const box = await buy.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(2 * SCREEN.height);
});

for (const { path, language } of ABROAD) {
  test(`${path} has header and footer in its language, also after a navigation, and the front page its own`, async ({
    page,
  }) => {
    const words = /Meny|Søk|Logg inn|Åpningstider|Følg oss|mandag|Meld fra/i;
    const readFrame = async (): Promise<void> => {
      for (const part of [page.locator("header"), page.locator("footer")]) {
        await expect(part).toHaveAttribute("lang", language);
        await expect(part).not.toContainText(words);
      }
    };
    await page.goto(path);
    await interactive(page);
    await readFrame();
    await page
      .locator("header")
      .getByRole("link", { name: /^Rakkestad kulturhus/ })
      .click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("header")).not.toHaveAttribute("lang");
    await expect(page.locator("footer")).toContainText("Åpningstider");
    await page.goBack();
    await expect(page).toHaveURL(path);
    await readFrame();
  });
}

test.describe("the menu on a phone", () => {
  test("has programme, opening hours and contact at once", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Meny" }).click();
    for (const name of ["Program", "Åpningstider", "Kontakt"]) {
      await expect(page.locator("#snarveier-i-menyen").getByRole("link", { name })).toBeInViewport();
    }
    await page.locator("#snarveier-i-menyen").getByRole("link", { name: "Kontakt" }).click();
    await expect(page).toHaveURL("/praktisk-informasjon#kontakt-overskrift");
    await expect(page.getByRole("heading", { name: "Kontakt" }).first()).toBeInViewport();
  });

  test("opens with the group that the page is in", async ({ page }) => {
    await page.goto("/kom-hit");
    await interactive(page);
    await page.getByRole("button", { name: "Meny" }).click();
    await expect(page.locator("header details[open] > summary")).toHaveText("Om oss");
    await expect(page.locator("header nav [aria-current=page]")).toHaveText("Kom hit");
  });
});

test("an article ends with what to read next, and with the programme", async ({ page }) => {
  await page.goto("/article/ledsagerbevis");
  const onward = page.getByRole("region", { name: "Les videre" });
  await expect(onward.getByRole("link", { name: "Se kinoprogrammet" })).toHaveAttribute("href", "/kinoprogram");
  await expect(onward.getByRole("article")).toHaveCount(3);
});
