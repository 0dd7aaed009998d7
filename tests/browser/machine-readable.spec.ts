import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/** Tests of the machine-readable data that need a browser; the files are tested in tests/files. */

test("a showing's row on the film's page links to its calendar, also without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/nattekspressen-20261");
  const link = page.getByRole("link", { name: /^Legg i kalender: / }).first();
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  await context.close();
});

test("structured data is removed on navigation, because it describes the loaded page", async ({ page }) => {
  await page.goto("/kinoprogram");
  await interactive(page);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  await page.getByRole("link", { name: "til forsiden" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(data).toHaveCount(0);
});
