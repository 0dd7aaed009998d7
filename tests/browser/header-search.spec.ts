import type { Page } from "@playwright/test";
import { field, results, status } from "./support/search-page";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

const toggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Søk", exact: true }).first();
const headerField = (page: Page) => page.getByRole("banner").getByRole("searchbox", { name: "Søk på nettstedet" });

for (const width of [360, 1280]) {
  test(`the search is available on every page at ${width} px, and shows what it finds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/festsal");
    await interactive(page);
    await expect(headerField(page)).toBeHidden();
    await toggle(page).click();
    await expect(headerField(page)).toBeFocused();
    await page.keyboard.type("vinterkongen");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/sok?q=vinterkongen");
    await expect(headerField(page)).toBeHidden();
    await expect(field(page)).toHaveValue("vinterkongen");
    await expect(results(page).first()).toHaveAttribute("href", "/vinterkongen-20281");
    await page.goBack();
    await expect(page).toHaveURL("/festsal");
  });
}

test("a second search from the search page replaces the first, with its own history entry", async ({ page }) => {
  await page.goto("/sok?q=festsal");
  await interactive(page);
  await expect(status(page)).toContainText("«festsal»");
  await toggle(page).click();
  await headerField(page).fill("blåbær & øl");
  await headerField(page).press("Enter");
  await expect(field(page)).toHaveValue("blåbær & øl");
  await expect(status(page)).toContainText("«blåbær & øl»");
  expect(new URL(page.url()).searchParams.get("q")).toBe("blåbær & øl");
  await page.goBack();
  await expect(field(page)).toHaveValue("festsal");
  await expect(results(page).first()).toHaveAttribute("href", "/festsal");
});

test("an empty search opens the search page, and clears it", async ({ page }) => {
  await page.goto("/sok?q=festsal");
  await interactive(page);
  await expect(results(page).first()).toBeVisible();
  await toggle(page).click();
  await headerField(page).press("Enter");
  await expect(page).toHaveURL("/sok");
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
});

test("by keyboard: Escape closes it, and the focus is back where it was", async ({ page }) => {
  await page.goto("/");
  await interactive(page);
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(headerField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(headerField(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the field opens, and submits by GET", async ({ page }) => {
    await page.goto("/festsal");
    await toggle(page).click();
    await headerField(page).fill("blåbær & øl");
    await headerField(page).press("Enter");
    await expect(page).toHaveURL(/\/sok\?q=/);
    expect(new URL(page.url()).searchParams.get("q")).toBe("blåbær & øl");
  });
});
