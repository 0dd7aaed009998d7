import type { Page } from "@playwright/test";
import { CLOSELY, DESK, PHONE, ZOOMED } from "./support/accessibility-facts";
import { axeFindings } from "./support/axe";
import { cutOff, resize, sideways, smallTargets } from "./support/geometry";
import { ALL_ROUTES, ARTICLE_ROUTES, CULTURE_ROUTES, FILM_ROUTES } from "./support/routes";
import { expect, test } from "./support/test";
import { alive } from "./support/watch";

/** Chromium's windows are 500 px wide at the least; on its way to a narrower screen a page has that width for a moment. */
const settled = expect.configure({ soft: true, timeout: 3_000 });

test.afterEach(async ({ sharedPage: page }) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
});

const open = async (page: Page, route: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(route);
  await alive(page);
};

test("the pages that are looked at closely are two of each kind at least", () => {
  for (const kind of [FILM_ROUTES, CULTURE_ROUTES, ARTICLE_ROUTES]) {
    expect(kind.filter((route) => CLOSELY.includes(route)).length).toBeGreaterThanOrEqual(2);
  }
});

for (const route of CLOSELY) {
  test(`axe finds nothing on ${route}, narrow or wide, light or dark, or with large text`, async ({
    sharedPage: page,
  }) => {
    test.slow();
    await open(page, route);
    for (const size of [PHONE, DESK]) {
      await resize(page, size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeFindings(page), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
    }
    await resize(page, { width: 320, height: 640 });
    expect.soft(await axeFindings(page), "320 px").toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect.soft(await axeFindings(page), "320 px, text at 200 %").toEqual([]);
  });
}

for (const route of ALL_ROUTES.filter((one) => !CLOSELY.includes(one))) {
  test(`axe finds nothing on ${route}`, async ({ sharedPage: page }) => {
    await open(page, route);
    expect(await axeFindings(page)).toEqual([]);
  });
}

const landmarks = async (page: Page): Promise<void> => {
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect.soft(page.getByRole(landmark), landmark).toHaveCount(1);
  }
};

/** Levels of the headings that are seen, in their order. */
const headingLevels = (page: Page): Promise<readonly number[]> =>
  page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((headings) =>
      headings.filter((one) => one.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
    );

for (const route of ALL_ROUTES) {
  test(`${route} has its landmarks and headings, and fits a narrow screen and 400 % zoom, with targets that can be hit`, async ({
    sharedPage: page,
  }) => {
    await open(page, route);
    await landmarks(page);
    const levels = await headingLevels(page);
    expect.soft(levels[0], "the first heading").toBe(1);
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect.soft(leaps, `headings that skip a level: ${levels.join(" ")}`).toEqual([]);
    for (const size of [ZOOMED, PHONE, DESK]) {
      await resize(page, size);
      await settled.poll(() => sideways(page), `sideways at ${size.width} px`).toEqual([]);
      await settled.poll(() => cutOff(page), `cut off at ${size.width} px`).toEqual([]);
      if (size !== ZOOMED) await settled.poll(() => smallTargets(page), `small at ${size.width} px`).toEqual([]);
    }
  });
}

test("the open menu passes axe, fits and can be hit, narrow and wide, light and dark", async ({ sharedPage: page }) => {
  test.slow();
  for (const size of [PHONE, DESK, ZOOMED]) {
    await resize(page, size);
    await open(page, "/om-oss");
    if (size !== DESK) await page.getByRole("button", { name: "Meny" }).click();
    await page.locator("header summary", { hasText: "Utleie" }).click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeFindings(page), `${size.width} px, ${colorScheme}`).toEqual([]);
    }
    await settled.poll(() => sideways(page), `sideways at ${size.width} px`).toEqual([]);
    await settled.poll(() => smallTargets(page), `small at ${size.width} px`).toEqual([]);
    const last = page.getByRole("link", { name: "Book Grupperom II" });
    await last.scrollIntoViewIfNeeded();
    await expect.soft(last, `the last entry can be reached at ${size.width} px`).toBeInViewport({ ratio: 0.95 });
  }
});

test("nothing moves for readers who want less motion", async ({ sharedPage: page }) => {
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
    // A transition of any length, on every element, lets inherited colours lag behind: one element a frame.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await page.evaluate(() => document.getAnimations().length), `transitions on ${route}`).toBe(0);
  }
});
