import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/desk";

test("the first start offers three steps, which go by keyboard, and offers them once", async ({ browser, desk }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${desk.address}/#/`);
  const tour = page.getByRole("dialog", { name: /./ });
  const heading = tour.getByRole("heading", { level: 2 });
  await expect(page.getByRole("heading", { level: 1, name: "I dag" })).toBeVisible();
  await expect(tour).toBeHidden();
  await page.getByRole("button", { name: "Ta omvisningen" }).press("Enter");
  await expect(heading).toHaveText("I dag og Uka");
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  for (const place of [2, 3]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(tour.getByText(`Omvisning, ${place} av 3`)).toBeVisible();
    await expect(heading).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(tour).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "I dag" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ta omvisningen" })).toHaveCount(0);
  await page.locator("header").getByRole("button").last().click();
  await page.getByRole("button", { name: "Omvisning" }).click();
  await expect(heading).toHaveText("I dag og Uka");
  await context.close();
});
