import type { Page } from "@playwright/test";
import { SHOWINGS } from "./support/content";
import { resize } from "./support/geometry";
import { CULTURE_ROUTES, FILM_ROUTES } from "./support/routes";
import { expect, test } from "./support/test";
import { buildDay, instantOf, NOW, now, plusDays } from "./support/venue-time";
import { interactive } from "./support/watch";

/** What a visitor with a phone has without scrolling. */

const PHONE = { width: 360, height: 740 };
const MAX_COVER = 0.45;
const MAX_BESIDE = 0.6;

/** A button that sells, or the reason why there is none. */
const BUY =
  /^Kjøp|^(Gratis|Avlyst|Utsolgt)|^Salget (åpner|er)|^Kommer |^Ikke lenger|^Premiere|^Betal|^Billett|^Flyttet|^Påmelding/;

/** The lower edge of the first of these that can be seen, in CSS pixels; null without any. */
const lowerEdge = (page: Page): Promise<number | null> =>
  page.evaluate((pattern) => {
    const parts = [...document.querySelectorAll("main :is(a, p, span, li, strong)")].filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) && new RegExp(pattern).test(part.textContent?.trim() ?? ""),
    );
    const edges = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
    return edges.length === 0 ? null : Math.min(...edges.map(({ bottom }) => bottom));
  }, BUY.source);

const MOMENTS = [
  ["now", () => NOW],
  ["just before midnight", () => instantOf(`${buildDay()}T23:58`)],
] as const;

test.afterEach(({ sharedContext }) => sharedContext.clock.setFixedTime(NOW));

/** Pages with something to come at this moment. */
const withShowings = (routes: readonly string[], moment: string): readonly string[] =>
  routes.filter((route) =>
    SHOWINGS.some(
      ({ production, start }) =>
        start > moment && [production.parentSlug, production.pageReference].some((name) => `/${name}` === route),
    ),
  );

for (const [when, momentOf] of MOMENTS) {
  test(`a ticket, or the reason for none, is on the first screen ${when}`, async ({ sharedPage: page }) => {
    test.slow();
    await resize(page, PHONE);
    await page.clock.setFixedTime(momentOf());
    const later = when === "now" ? now() : `${buildDay()}T23:58`;
    const pages = withShowings([...FILM_ROUTES, ...CULTURE_ROUTES], later);
    expect(pages.length).toBeGreaterThan(10);
    for (const route of ["/", ...pages]) {
      await page.goto(route);
      await interactive(page);
      const edge = await lowerEdge(page);
      expect.soft(edge, route).not.toBeNull();
      expect.soft(edge, route).toBeLessThanOrEqual(PHONE.height);
    }
    await resize(page, { width: 1280, height: 800 });
  });
}

const SCREENS = { "/": 7, "/kinoprogram": 10 };

for (const [route, screens] of Object.entries(SCREENS)) {
  test(`${route} has at most ${screens} screens as it opens, on each day of a week`, async ({ sharedPage: page }) => {
    await resize(page, PHONE);
    for (let days = 0; days < 7; days += 1) {
      await page.clock.setFixedTime(instantOf(`${plusDays(buildDay(), days)}T${days === 0 ? "23:00" : "09:00"}`));
      await page.goto(route);
      await interactive(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height / PHONE.height, `after ${days} days`).toBeLessThanOrEqual(screens);
    }
    await resize(page, { width: 1280, height: 800 });
  });
}

test("a cover's picture takes at most 45 % of the screen, and 60 % beside the words", async ({ sharedPage: page }) => {
  for (const route of [FILM_ROUTES[0], CULTURE_ROUTES[0], "/den-store-kinodagen"]) {
    if (route === undefined) throw new Error("there is no such route");
    await page.goto(route);
    await interactive(page);
    for (const size of [
      PHONE,
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ]) {
      await resize(page, size);
      const picture = await page.locator("main picture").first().boundingBox();
      expect.soft(picture?.height, `${route} at ${size.width} px`).toBeGreaterThan(0);
      const heading = await page.locator("main h1").boundingBox();
      // Beside the words the whole picture is shown, and pushes nothing down.
      const isBeside = picture && heading && heading.x >= picture.x + picture.width;
      const largest = isBeside ? MAX_BESIDE : MAX_COVER;
      expect.soft((picture?.height ?? 0) / size.height, `${route} at ${size.width} px`).toBeLessThanOrEqual(largest);
    }
  }
  await resize(page, { width: 1280, height: 800 });
});
