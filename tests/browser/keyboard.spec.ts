import type { Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { expectVisibleFocus, focused } from "./support/focus";
import { HEADER_MENU, NEW_WINDOW } from "./support/menu";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/** Presses Tab until the focus is on an element with this text. */
const tabTo = async (page: Page, words: string): Promise<void> => {
  for (let pressed = 0; pressed < 20; pressed += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === words) return;
  }
  throw new Error(`Tab never came to «${words}»`);
};

const openFront = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.goto("/");
  await interactive(page);
};

const isIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

test.describe("the skip link", () => {
  for (const width of [360, 1280]) {
    test(`is the first tab stop at ${width} px, becomes visible, and moves the focus to the main part`, async ({
      page,
    }) => {
      await openFront(page, width, 800);
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("Hopp til hovedinnhold");
      await expectVisibleFocus(page);
      await page.keyboard.press("Enter");
      await expect(page.locator("main")).toBeFocused();
      await page.keyboard.press("Tab");
      expect(await isIn(page, "main")).toBe(true);
      await expectVisibleFocus(page);
    });
  }
});

test.describe("the menu by keyboard", () => {
  test("at 1280 px: each group opens, is walked through and closes", async ({ page }) => {
    await openFront(page, 1280, 800);
    for (const { group, entries } of HEADER_MENU) {
      await tabTo(page, group);
      await expectVisibleFocus(page);
      await page.keyboard.press("Enter");
      await expect(page.locator("header details[open]")).toHaveCount(1);
      for (const { label } of entries) {
        await page.keyboard.press("Tab");
        expect((await focused(page)).replace(NEW_WINDOW, "")).toBe(label);
        await expectVisibleFocus(page);
      }
      await page.keyboard.press("Escape");
      await expect(page.locator("header details[open]")).toHaveCount(0);
      expect(await focused(page)).toBe(group);
    }
  });

  test("at 360 px: the menu opens, a group opens, Escape closes, and the focus comes back", async ({ page }) => {
    await openFront(page, 360, 740);
    const menu = page.locator("header nav");
    await expect(menu).toBeHidden();
    await tabTo(page, "Meny");
    await expectVisibleFocus(page);
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await tabTo(page, "Kultur");
    await expectVisibleFocus(page);
    await page.keyboard.press("Enter");
    await tabTo(page, "Kulturprogram");
    await expectVisibleFocus(page);
    for (let pressed = 0; pressed < 3 && (await menu.isVisible()); pressed += 1) await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    expect(await focused(page)).toBe("Meny");
  });

  test("at 360 px: every entry can be reached and is in sight when it has the focus", async ({ page }) => {
    await openFront(page, 360, 740);
    await tabTo(page, "Meny");
    await page.keyboard.press("Enter");
    for (const { group, entries } of HEADER_MENU) {
      await tabTo(page, group);
      await page.keyboard.press("Enter");
      for (const { label } of entries) {
        await page.keyboard.press("Tab");
        expect((await focused(page)).replace(NEW_WINDOW, "")).toBe(label);
        await expectVisibleFocus(page);
      }
    }
  });
});

test.describe("the focus on a page", () => {
  for (const [route, width] of [
    ["/", 360],
    ["/", 1280],
    ["/nattekspressen-20261", 360],
    ["/nattekspressen-20261", 1280],
    ["/sok", 1280],
    ["/utleie-priser-rom-utstyr-og-servering", 360],
  ] as const) {
    test(`is visible at every tab stop of ${route} at ${width} px`, NIGHTLY, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      await interactive(page);
      for (let stop = 0; stop < 200; stop += 1) {
        await page.keyboard.press("Tab");
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        await expectVisibleFocus(page);
      }
      expect(await isIn(page, "body")).toBe(true);
    });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens at 360 px, its links work, and it closes", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await page.getByRole("button", { name: "Meny" }).click();
    await page.locator("header summary", { hasText: "Kino" }).click();
    await expect(page.getByRole("link", { name: "Kinoprogram", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("header nav")).toBeHidden();
    await page.getByRole("button", { name: "Meny" }).click();
    await page.getByRole("link", { name: "Kinoprogram", exact: true }).click();
    await expect(page).toHaveURL("/kinoprogram");
  });
});
