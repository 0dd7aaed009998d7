import type { Locator, Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { axeLightAndDark } from "./support/axe";
import { SHOWINGS } from "./support/content";
import { resize, sideways } from "./support/geometry";
import { expect, test } from "./support/test";
import { NOW, now, plusDays } from "./support/venue-time";
import { interactive } from "./support/watch";

/** The programme's views and filters, on the built programme; expectations come from the content. */

const films = SHOWINGS.filter(({ production, ends }) => production.object === "movie" && ends > now());
const spoken = films.filter(({ production }) => production.spokenLanguage === "Norsk");
const count = (showings: number): string => `${showings} ${showings === 1 ? "forestilling" : "forestillinger"}`;
const among = (showings: number): string => `${count(showings)} av ${films.length}`;

const rows = (page: Page): Locator => page.locator("main article");
const status = (page: Page): Locator =>
  page.locator("main [role=status]").filter({ hasText: /forestilling|arrangement|treff/ });

/** The list has this many showings, and the status says so. */
const expectFound = async (page: Page, showings: number, words = among): Promise<void> => {
  await expect(status(page)).toHaveText(words(showings));
  await expect(rows(page)).toHaveCount(showings);
};

/** It fits narrow and wide screens, and axe finds nothing, light or dark. */
const expectGoodAtEveryWidth = async (page: Page): Promise<void> => {
  for (const width of [360, 1280]) {
    await resize(page, { width, height: 800 });
    await expect.poll(() => sideways(page), `${width} px`).toEqual([]);
    expect.soft(await axeLightAndDark(page), `${width} px`).toEqual([]);
  }
};

test.afterEach(({ sharedContext }) => sharedContext.clock.setFixedTime(NOW));

const open = async (page: Page, address: string): Promise<void> => {
  await page.clock.setFixedTime(NOW);
  await page.goto(address);
  await interactive(page);
};

const unfoldFilters = (page: Page): Promise<void> => page.getByRole("button", { name: /^Filtre/ }).click();

test.beforeAll(() => {
  expect(films.length).toBeGreaterThan(20);
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.length).toBeLessThan(films.length);
});

test("a filter narrows the list down, is in the address, and the back button takes it back", async ({
  sharedPage: page,
}) => {
  await open(page, "/kinoprogram");
  await unfoldFilters(page);
  await page.getByLabel("Språk og tekst").selectOption("Norsk tale");
  await expect(page).toHaveURL("/kinoprogram?sprak=norsk-tale");
  await expectFound(page, spoken.length);
  await page.getByLabel("Tilrettelegging").selectOption("Synstolking");
  await expect(page).toHaveURL("/kinoprogram?sprak=norsk-tale&tilrettelegging=synstolking");
  await page.goBack();
  await expect(page.getByLabel("Tilrettelegging")).toHaveValue("");
  await expect(rows(page)).toHaveCount(spoken.length);
  await page.goBack();
  await expect(page).toHaveURL("/kinoprogram");
  await expect(rows(page)).toHaveCount(films.length);
  await page.goForward();
  await expect(rows(page)).toHaveCount(spoken.length);
});

test("it begins with today: a week is open, later weeks are folded, and the strip links to each", async ({
  sharedPage: page,
}) => {
  await open(page, "/kinoprogram");
  const firstFolded = plusDays(now().slice(0, 10), 7);
  const later = films.filter(({ start }) => start >= firstFolded);
  expect(later.length).toBeGreaterThan(0);
  await expect(rows(page).filter({ visible: true })).toHaveCount(films.length - later.length);
  const strip = page.getByRole("navigation", { name: "Dager i programmet" });
  const day = films.find(({ start }) => start >= firstFolded && start < plusDays(now().slice(0, 10), 14))?.start;
  if (day === undefined) throw new Error("nothing in the second week");
  await strip.locator(`a[href$="${day.slice(0, 10)}"]`).click();
  const section = page.locator(`main section[id$="${day.slice(0, 10)}"]`);
  await expect(section).toBeInViewport();
  await expect(section.getByRole("article").first()).toBeVisible();
});

test("a filter opens the weeks in which it finds something", async ({ sharedPage: page }) => {
  await open(page, "/kinoprogram?sprak=norsk-tale");
  await expect(rows(page).filter({ visible: true })).toHaveCount(spoken.length);
});

test("without script the folded weeks open, and a link to a day opens its week", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/kinoprogram");
  const week = page.locator("main details:has(article)").first();
  await expect(week.locator("article").first()).toBeHidden();
  await week.locator("summary").first().click();
  await expect(week.locator("article").first()).toBeVisible();
  const last = films.at(-1)?.start.slice(0, 10) ?? "";
  await page.goto(`/kinoprogram#program-${last}`);
  await expect(page.locator(`#program-${last} article`).first()).toBeVisible();
  await context.close();
});

test(
  "a showing without status and note, with a title on one line, takes at most 112 px on a phone",
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/kinoprogram");
    const heights = await rows(page)
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter(
            (row) => !row.querySelector("[data-kind=strong]:not([hidden]), [data-kind=light]:not([hidden]), p + p"),
          )
          .filter((row) => !row.querySelector("ul ~ p"))
          // A series is one more fact, and that it has begun another.
          // biome-ignore lint/performance/useDomNodeTextContent: Each row has the words, hidden until it has begun.
          .filter((row) => row instanceof HTMLElement && !/kinodagen|Har begynt/.test(row.innerText))
          .filter((row) => (row.querySelector("h2, h3, h4")?.getClientRects().length ?? 1) === 1)
          .map((row) => `${Math.round(row.getBoundingClientRect().height)} ${row.textContent}`),
      );
    expect(heights.length).toBeGreaterThan(5);
    expect(heights.filter((text) => Number.parseInt(text, 10) > 112)).toEqual([]);
  },
);

test("by film, each film is listed once with all its showings", async ({ sharedPage: page }) => {
  await open(page, "/kinoprogram");
  await page.getByRole("button", { name: "Film for film" }).click();
  const titles = [...new Set(films.map(({ production }) => production.parentSlug ?? production.id))];
  await expect(
    page.locator("main section section").or(page.locator("main section[aria-labelledby*='-film-']")),
  ).toHaveCount(titles.length);
  await expect(rows(page)).toHaveCount(films.length);
  await expect(page).toHaveURL("/kinoprogram?visning=film");
});

test("choosing does not go to the top of the page, nor does the back button", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, "/kinoprogram");
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.getByRole("button", { name: "Film for film" }).click();
  await expect(page).toHaveURL(/visning=film/);
  await expect(page.locator("main section[aria-labelledby*='-film-']").first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  await page.goBack();
  await expect(page).toHaveURL("/kinoprogram");
  await expect(page.getByRole("button", { name: "Dag for dag" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
});

test("everything can be worked with the keyboard alone", async ({ sharedPage: page }) => {
  await open(page, "/kinoprogram");
  await page.getByRole("button", { name: "Filtre" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Film for film" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/visning=film/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Måned", exact: true })).toBeFocused();
  const language = page.getByLabel("Språk og tekst");
  // The days come between.
  for (let pressed = 0; pressed < 8 && !(await language.evaluate((one) => one.matches(":focus"))); pressed += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(language).toBeFocused();
  while (!/sprak=norsk-tale/.test(page.url())) {
    const before = await language.inputValue();
    await page.keyboard.press("ArrowDown");
    await expect(language).not.toHaveValue(before);
  }
  await expect(status(page)).toHaveText(among(spoken.length));
});

test("the culture programme filters too", async ({ sharedPage: page }) => {
  await open(page, "/kulturprogram");
  const library = SHOWINGS.filter(({ production, ends }) => production.typeText === "Bibliotek" && ends > now());
  await unfoldFilters(page);
  await page.getByLabel("Type").selectOption("Bibliotek");
  await expect(rows(page)).toHaveCount(library.length);
  await page.getByRole("button", { name: "Samlet" }).click();
  await expect(rows(page)).toHaveCount(new Set(library.map(({ production }) => production.id)).size);
});

for (const address of ["/kinoprogram?visning=film", "/kinoprogram?format=finnes-ikke", "/kulturprogram?type=barn"]) {
  test(`${address} passes axe and fits at every width, light and dark`, NIGHTLY, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    await expectGoodAtEveryWidth(page);
  });
}

test("on a phone the filters unfold", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/kinoprogram");
  await expect(page.getByLabel("Språk og tekst")).toBeHidden();
  await page.getByRole("button", { name: "Filtre" }).click();
  await page.getByLabel("Språk og tekst").selectOption("Norsk tale");
  await expect(page.getByRole("button", { name: "Filtre (1)" })).toHaveAttribute("aria-expanded", "true");
});

test.describe("«Kan barnet se filmen?»", () => {
  const ask = async (page: Page, age: string, withAdult: boolean): Promise<void> => {
    await page.getByLabel("Barnets alder").selectOption(`Barn på ${age}`);
    await page.getByLabel(/En voksen/).setChecked(withAdult);
  };

  test("nothing is kept for the next visit", async ({ page, context }) => {
    await open(page, "/kinoprogram");
    await ask(page, "8 år", false);
    // The answer about statistics is the only thing that is stored.
    expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([
      ["kulturhus-samtykke"],
      "",
    ]);
    const next = await context.newPage();
    await open(next, "/kinoprogram");
    await expect(next.locator("[data-answer]")).toHaveCount(0);
  });

  test("passes axe at every width when it has answered, light and dark", NIGHTLY, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/kinoprogram?dag=helg");
    await ask(page, "8 år", true);
    await expectGoodAtEveryWidth(page);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole list is shown, without controls that need script", async ({ page }) => {
    await page.goto("/kinoprogram?sprak=norsk-tale");
    expect(await rows(page).count()).toBeGreaterThanOrEqual(films.length);
    const controls = "main select:visible, main button:visible, main details:not(:has(article)):visible";
    await expect(page.locator(controls)).toHaveCount(0);
  });
});

test("a shared link shows the whole list when the filtering script fails to load", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  // On a busy machine the page may take longer to load than the list waits.
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(new Date(NOW.getTime() + 1000));
  await page.goto("/kinoprogram?dag=i-morgen");
  // One of a later day: today's may have ended.
  const tomorrow = plusDays(now().slice(0, 10), 1);
  const later = films.find(({ start }) => start.slice(0, 10) > tomorrow)?.start.slice(0, 10);
  const row = page.locator(`main section[id$="${later}"] article`).first();
  await expect(row).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(row).toBeVisible();
});
