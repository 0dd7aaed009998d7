import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/desk";

test("the first start shows five steps by keyboard, once, and again when asked for", async ({ browser, desk }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${desk.address}/#/`);
  const tour = page.getByRole("dialog");
  const heading = tour.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("Velkommen til redaksjonen");
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  for (const place of [2, 3, 4, 5]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(tour.getByText(`Omvisning, ${place} av 5`)).toBeVisible();
    await expect(heading).toBeFocused();
  }
  await tour.getByRole("button", { name: "Forrige" }).click();
  await expect(tour.getByText("Omvisning, 4 av 5")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tour).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Oversikt" })).toBeVisible();
  await expect(tour).toBeHidden();
  await page.getByRole("button", { name: "Omvisning" }).click();
  await expect(heading).toHaveText("Velkommen til redaksjonen");
  await tour.getByRole("button", { name: "Hopp over" }).click();
  await expect(tour).toBeHidden();
  await context.close();
});
