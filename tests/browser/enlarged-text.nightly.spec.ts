import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { READ_CLOSELY } from "./support/accessibility-facts";
import { cutTexts } from "./support/cut-text";
import { ALL_SETTINGS, at, LARGEST, spacedOrNot, textIsRead, unfold, WIDTHS } from "./support/enlarged";
import { logIn } from "./support/film-club-page";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { resize } from "./support/geometry";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

test.afterEach(({ sharedPage }) => resize(sharedPage, { width: 1280, height: 800 }));

test("every word of /skjerm can be read, however large", async ({ sharedPage: page }) => {
  await page.goto("/skjerm");
  await unfold(page);
  await textIsRead(page, [320, 1280], LARGEST);
});

/** Longer than any that an editor is likely to write: in a text or a heading, and in a cell of a table. */
const LONG_WORDS = { text: "Menneskerettighetsorganisasjonssekretærstilling", cell: "Fødselsdagsselskapene" };

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return value.split(/<[^>]*>/).map((text) => text.trim());
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Every text that an editor has written, apart from weekdays, amounts and the words of each language. */
const WRITTEN = [
  ...new Set(
    readdirSync("content", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json") && !/^(schemas|languages)/.test(file))
      .flatMap((file) => stringsIn(JSON.parse(readFileSync(join("content", file), "utf8")))),
  ),
];

test("no word that an editor writes is too long for its container", async ({ sharedPage: page }) => {
  test.slow();
  for (const route of READ_CLOSELY) {
    await page.goto(route);
    await interactive(page);
    await unfold(page);
    const replaced = await page.evaluate(
      ({ words, written }) => {
        const texts = new Set(written);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let count = 0;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.nodeValue?.trim() ?? "";
          if (!texts.has(text) || !/\p{L}{3}/u.test(text)) continue;
          if (node.parentElement?.closest("option, script, style")) continue;
          node.nodeValue = node.parentElement?.closest("td, th") ? words.cell : words.text;
          count += 1;
        }
        return count;
      },
      { words: LONG_WORDS, written: WRITTEN },
    );
    expect(replaced).toBeGreaterThan(10);
    for (const width of [320, 1280]) {
      await at(page, width);
      expect.soft(await cutTexts(page, spacedOrNot([100, 200])), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test("the browser's own text size clips nothing", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const route of ["/", "/kinoprogram", "/nattekspressen-20261", "/sok"]) {
    await page.goto(route);
    await interactive(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await unfold(page);
    await textIsRead(page, WIDTHS, spacedOrNot([100]));
  }
});

test("every entry of the menu can be read, and every word of the search", async ({ sharedPage: page }) => {
  await page.goto("/om-oss");
  await interactive(page);
  for (const id of ["hovedmeny", "sok-overalt"]) {
    await at(page, 360);
    await page.evaluate((opened) => {
      document.getElementById(opened)?.showPopover();
      for (const group of document.querySelectorAll("header details")) {
        group.removeAttribute("name");
        group.setAttribute("open", "");
      }
    }, id);
    await textIsRead(page, [320, 360, 768], ALL_SETTINGS);
    await textIsRead(page, [1280], spacedOrNot([150, 200]));
    await page.evaluate((opened) => document.getElementById(opened)?.hidePopover(), id);
  }
  for (const group of await page.locator("header details").all()) {
    await group.evaluate((details) => details.removeAttribute("open"));
  }
  await at(page, 1280);
  for (const group of await page.locator("header details").all()) {
    await group.evaluate((details) => details.setAttribute("open", ""));
    expect.soft(await cutTexts(page, spacedOrNot([100])), "the menu as a bar").toEqual([]);
    await group.evaluate((details) => details.removeAttribute("open"));
  }
});

test("a table that is too wide is scrolled with the arrow keys, and has an accessible name", async ({
  sharedPage: page,
}) => {
  await page.goto("/info-om-cookies");
  await interactive(page);
  await at(page, 320);
  const table = page.getByRole("region", { name: "Dette lagres i nettleseren" });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test.describe("of a member", () => {
  let platform: FilmClubPlatform;
  test.beforeAll(async () => {
    platform = await startFilmClubPlatform();
  });
  test.afterAll(() => platform.close());

  test("profile, tickets and list can be read in every setting, and so can what a form objects to", async ({
    page,
  }) => {
    test.slow();
    await usePlatform(page, platform.url118);
    const main = page.getByRole("main");
    for (const [route, send] of [
      ["/ny-konto", "Opprett konto"],
      ["/glemt-passord", "Send meg en e-post"],
      ["/logg-inn", "Logg inn"],
    ] as const) {
      await page.goto(route);
      await main.getByRole("button", { name: send }).click();
      await expect(main.getByRole("region", { name: "Skjemaet er ikke sendt" })).toBeVisible();
      await textIsRead(page, WIDTHS, ALL_SETTINGS);
    }
    await logIn(page, platform);
    await expect(page.getByRole("heading", { name: /^Hei, Demomedlem/ })).toBeVisible();
    await textIsRead(page, WIDTHS, ALL_SETTINGS);
    await page.goto("/min-side/billetter");
    await expect(page.getByRole("img", { name: /^QR-kode/ }).first()).toBeVisible();
    await textIsRead(page, WIDTHS, ALL_SETTINGS);
    await page.goto("/min-side/liste");
    await expect(main.getByRole("article").first()).toBeVisible();
    await textIsRead(page, WIDTHS, ALL_SETTINGS);
  });
});

test.describe("the question of consent", () => {
  test.use({ hasAnswered: false });

  test("leaves most of the page visible at any text size, with both answers equally visible", async ({ page }) => {
    await page.goto("/kinoprogram");
    await interactive(page);
    await page.keyboard.press("Shift");
    const question = page.getByRole("region", { name: "Får vi telle" });
    await expect(question).toBeVisible();
    for (const width of WIDTHS) {
      await at(page, width);
      expect.soft(await cutTexts(page, ALL_SETTINGS), `at ${width} px`).toEqual([]);
      for (const percent of [100, 150, 200]) {
        await page.evaluate((size) => document.documentElement.style.setProperty("font-size", `${size}%`), percent);
        const where = `at ${width} px and ${percent} %`;
        const { height: screen } = page.viewportSize() ?? { height: 0 };
        const box = await question.boundingBox();
        expect.soft(box?.height, where).toBeLessThanOrEqual(screen * 0.4 + 1);
        const [deny, grant] = await Promise.all(
          ["Avvis", "Godta"].map((name) => question.getByRole("button", { name }).boundingBox()),
        );
        expect.soft([deny?.width, deny?.height, deny?.y], where).toEqual([grant?.width, grant?.height, grant?.y]);
        expect.soft((deny?.y ?? 0) + (deny?.height ?? 0), where).toBeLessThanOrEqual(screen);
        expect.soft(deny?.y, where).toBeGreaterThanOrEqual(box?.y ?? 0);
      }
    }
  });

  test("never covers the focused element", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/kinoprogram");
    await interactive(page);
    await page.keyboard.press("Shift");
    const question = page.getByRole("region", { name: "Får vi telle" });
    await expect(question).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await page.locator("main").focus();
    const hidden: string[] = [];
    for (let pressed = 0; pressed < 30; pressed += 1) {
      await page.keyboard.press("Tab");
      const words = await question.evaluate((bar) => {
        const focused = document.activeElement;
        if (!focused || bar.contains(focused)) return null;
        const { top, bottom } = focused.getBoundingClientRect();
        return top >= bar.getBoundingClientRect().top || bottom <= 0 ? focused.textContent : null;
      });
      if (words !== null) hidden.push(words);
    }
    expect(hidden).toEqual([]);
  });
});
