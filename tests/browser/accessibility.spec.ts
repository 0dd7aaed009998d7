import type { Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { CLOSELY, DESK, PHONE, ZOOMED } from "./support/accessibility-facts";
import { axeFindings, axeLightAndDark } from "./support/axe";
import { COLOUR_RULES } from "./support/axe-run";
import { resize, sideways, smallTargets } from "./support/geometry";
import { pageAt } from "./support/pages";
import { ALL_ROUTES, ARTICLE_ROUTES, CULTURE_ROUTES, FILM_ROUTES } from "./support/routes";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/** Chromium's windows have a minimum width of 500 px; a page briefly has that width when the screen is narrowed. */
const settled = expect.configure({ soft: true, timeout: 3_000 });

test.afterEach(async ({ sharedPage: page }) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
});

const open = async (page: Page, route: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(route);
  await interactive(page);
};

test("the pages that are tested closely contain every block of the site, and one of each expanded kind", () => {
  const blocksOf = (routes: readonly string[]) =>
    [...new Set(routes.flatMap((route) => pageAt(route).blocks.map(({ component }) => component)))].sort();
  expect(blocksOf(CLOSELY)).toEqual(blocksOf(ALL_ROUTES));
  for (const kind of [FILM_ROUTES, CULTURE_ROUTES, ARTICLE_ROUTES]) {
    expect(kind.filter((route) => CLOSELY.includes(route)).length).toBeGreaterThanOrEqual(1);
  }
});

/** Identical rows of a long list, of which axe tests a few. */
const ROWS = "main article a[href^='/']";

const WEAKENED = {
  "one of many like rows": { color: "#aaa" },
  "what one of many like rows lies in": { opacity: "0.3" },
  "all of them": { color: "#aaa" },
} as const;

for (const [which, style] of Object.entries(WEAKENED)) {
  test(`axe finds text of too little contrast, in ${which}`, async ({ sharedPage: page }) => {
    await open(page, "/kulturprogram");
    const rows = page.locator(ROWS).filter({ visible: true });
    expect(await rows.count()).toBeGreaterThan(4);
    expect(await axeFindings(page, COLOUR_RULES)).toEqual([]);
    const weak = which === "all of them" ? rows : rows.nth(3);
    for (const row of await weak.all()) {
      await row.evaluate((link, weaker) => {
        const element = "opacity" in weaker ? link.closest("article") : link;
        Object.assign(element?.style ?? {}, weaker);
      }, style);
    }
    expect(await axeFindings(page, COLOUR_RULES)).toContainEqual(expect.stringContaining("color-contrast"));
  });
}

test(
  "the open menu passes axe, fits and has large enough targets, narrow and wide, light and dark",
  NIGHTLY,
  async ({ sharedPage: page }) => {
    test.slow();
    for (const size of [PHONE, DESK, ZOOMED]) {
      await resize(page, size);
      await open(page, "/om-oss");
      if (size !== DESK) await page.getByRole("button", { name: "Meny" }).click();
      await page.locator("header summary", { hasText: "Utleie" }).click();
      expect.soft(await axeLightAndDark(page), `${size.width} px`).toEqual([]);
      await settled.poll(() => sideways(page), `sideways at ${size.width} px`).toEqual([]);
      await settled.poll(() => smallTargets(page), `small at ${size.width} px`).toEqual([]);
      const last = page.getByRole("link", { name: "Bestill grupperom II" });
      await last.scrollIntoViewIfNeeded();
      await expect.soft(last, `the last entry can be reached at ${size.width} px`).toBeInViewport({ ratio: 0.95 });
    }
  },
);

test("nothing moves with reduced motion", async ({ sharedPage: page }) => {
  for (const route of ["/", "/filmer", "/nattekspressen-20261", "/article/aldersgrenser", "/404"]) {
    await open(page, route);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) =>
        ["", "::before", "::after"].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const seconds = [style.transitionDuration, style.animationDuration, style.transitionDelay]
            .flatMap((list) => list.split(","))
            .map(Number.parseFloat);
          const moves = seconds.some((duration) => duration > 0) || style.scrollBehavior === "smooth";
          return moves ? [`${element.tagName}${pseudo} ${element.className}`] : [];
        }),
      ),
    );
    expect(moving, route).toEqual([]);
    // A transition of any length on every element delays inherited colours by one frame per level.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await page.evaluate(() => document.getAnimations().length), `transitions on ${route}`).toBe(0);
  }
});
