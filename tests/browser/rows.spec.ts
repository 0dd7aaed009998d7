import type { Page } from "@playwright/test";
import { resize } from "./support/geometry";
import { expect, test } from "./support/test";
import { NOW } from "./support/venue-time";
import { interactive } from "./support/watch";

/** The geometry of the programme's rows, and of the strip of days. */

const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const LINE_PX = 4;

test.afterEach(({ sharedPage }) => resize(sharedPage, { width: 1280, height: 800 }));

const open = async (page: Page, route: string): Promise<void> => {
  await page.clock.setFixedTime(NOW);
  await page.goto(route);
  await interactive(page);
};

/** A separator at either end of a line, a badge alone on a line, and a time apart from its "kl.". */
const badLines = (page: Page): Promise<readonly string[]> =>
  page.evaluate((tolerance) => {
    const visible = (part: Element) => part.checkVisibility({ visibilityProperty: true });
    const bad: string[] = [];
    const say = (what: string, row: Element) => bad.push(`${what}: ${row.textContent?.trim().slice(0, 60)}`);
    for (const row of document.querySelectorAll("main article[data-titled]")) {
      if (!visible(row)) continue;
      for (const list of row.querySelectorAll("ul")) {
        const { left } = list.getBoundingClientRect();
        const gap = -Number.parseFloat(getComputedStyle(list).marginInlineStart) || 0;
        for (const tag of list.querySelectorAll("li")) {
          const before = getComputedStyle(tag, "::before");
          const hasDot = before.content.includes("·");
          const isFirst = Math.abs(tag.getBoundingClientRect().left - (left + gap)) < 1;
          // A first tag's dot lies in the part of the list that is clipped.
          const clip = Number.parseFloat(
            /inset\([^)]*\s([\d.]+)px\)/.exec(getComputedStyle(list).clipPath)?.[1] ?? "0",
          );
          if (hasDot && isFirst && clip < gap - 2) say("a line begins with a separator", row);
        }
        if (/·\s*$/.test(list.textContent ?? "")) say("a line ends with a separator", row);
      }
      const limit = row.querySelector("[data-limit]");
      const name = row.querySelector("h2, h3, h4, h5");
      if (limit && name && visible(limit)) {
        const range = document.createRange();
        range.selectNodeContents(name);
        const lines = [...range.getClientRects()];
        const badge = limit.getBoundingClientRect();
        const onLine = lines.some(
          ({ top, bottom }) => badge.top < bottom - tolerance && badge.bottom > top + tolerance,
        );
        if (!onLine) say("a badge is alone on its line", row);
      }
    }
    return bad;
  }, LINE_PX);

test("no line begins or ends with a separator, and no badge is alone on a line", async ({ sharedPage: page }) => {
  for (const route of ["/", "/kinoprogram", "/kulturprogram"]) {
    await open(page, route);
    for (const size of SIZES) {
      await resize(page, size);
      expect.soft(await badLines(page), `${route} at ${size.width} px`).toEqual([]);
    }
  }
});

test("rows have their picture, time and button on the first line", async ({ sharedPage: page }) => {
  await open(page, "/kinoprogram");
  for (const size of SIZES.slice(1)) {
    await resize(page, size);
    const offsets = await page.locator("main article").evaluateAll((rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .map((row) => {
          const top = (selector: string) => row.querySelector(selector)?.getBoundingClientRect().top;
          const own = row.getBoundingClientRect().top;
          return [(top("picture") ?? own) - own, (top("time") ?? own) - own].map(Math.round);
        }),
    );
    expect(offsets.length).toBeGreaterThan(5);
    const tops = new Set(offsets.map(([picture]) => picture));
    expect.soft(tops.size, `pictures at ${size.width} px`).toBe(1);
    expect.soft(Math.max(...offsets.map(([, time]) => time ?? 0)), `times at ${size.width} px`).toBeLessThan(30);
  }
});

test("the strip stays on screen with its days, and the day's name below it", async ({ sharedPage: page }) => {
  await resize(page, { width: 360, height: 740 });
  await open(page, "/kinoprogram");
  const strip = page.getByRole("navigation", { name: "Dager i programmet" });
  const day = page.locator("main section[data-later]").nth(3);
  await day.evaluate((section) => {
    const { top, height } = section.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height / 2, behavior: "instant" });
  });
  await expect.poll(async () => Math.round((await strip.boundingBox())?.y ?? -1)).toBe(0);
  const below = await strip.boundingBox();
  const name = await day.getByRole("heading").first().boundingBox();
  expect(Math.abs((name?.y ?? 0) - (below?.height ?? 0))).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(strip).not.toBeInViewport();
});

test("a day that the address names is whole below the strip, and marked in it", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await open(page, "/kinoprogram");
  const strip = page.getByRole("navigation", { name: "Dager i programmet" });
  const link = strip.getByRole("link").nth(4);
  const hash = (await link.getAttribute("href")) ?? "?";
  const offset = async () =>
    // Without the sign of zero.
    Math.round(((await page.locator(hash).boundingBox())?.y ?? -999) - ((await strip.boundingBox())?.height ?? 0)) + 0;
  await link.click();
  await expect.poll(offset).toBe(0);
  await expect(strip.locator("[aria-current]")).toHaveAttribute("href", hash);
  await page.goto("about:blank");
  await open(page, `/kinoprogram${hash}`);
  await expect.poll(offset).toBe(0);
  await expect(strip.locator("[aria-current]")).toHaveAttribute("href", hash);
  await expect(link).toBeInViewport({ ratio: 0.9 });
  await page.close();
});

test("the strip scrolls sideways to the day that has the focus", async ({ sharedPage: page }) => {
  await resize(page, { width: 360, height: 740 });
  await open(page, "/kinoprogram");
  const links = page.getByRole("navigation", { name: "Dager i programmet" }).getByRole("link");
  const last = links.last();
  await expect(last).not.toBeInViewport({ ratio: 0.5 });
  await links.first().focus();
  for (let turn = (await links.count()) - 1; turn > 0; turn -= 1) await page.keyboard.press("Tab");
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
