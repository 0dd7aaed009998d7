import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/desk";
import { errorsOf } from "./support/faults";
import { field } from "./support/steps";

const SHOWING = "#/rediger/events/kraka-1130-2115";

test("a film is sought by its title, with its poster, and chosen with the keyboard", async ({ page, desk }) => {
  const errors = errorsOf(page);
  await page.goto(`${desk.address}/${SHOWING}`);
  const film = field(page, "production");
  await expect(film).toHaveValue("Kråka – Film");
  await expect(film).toHaveAccessibleName(/Film eller arrangement/);
  await film.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("nattek");
  const option = page.getByRole("option", { name: "Nattekspressen – Film" });
  await expect(option).toBeVisible();
  await expect(option.locator("img")).toHaveAttribute("src", /nattekspressen/);
  await expect(page.getByRole("option", { name: /Kråka/ })).toHaveCount(0);
  await expectAccessible(page);
  await film.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(film).toHaveAttribute("aria-activedescendant", await option.evaluate(({ id }) => id));
  await page.keyboard.press("Enter");
  await expect(film).toHaveValue("Nattekspressen – Film");
  await expect(page.getByText("Ikke lagret ennå")).toBeVisible();
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("main").getByText(/^Lagret: Endret /)).toBeVisible();
  expect(desk.git("show", "--format=", "--unified=0", "HEAD")).toContain('+      "production": "nattekspressen"');
  expect(errors).toEqual([]);
});
