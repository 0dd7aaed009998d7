import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/desk";

test("a film with showings is not removed: they are named, with links to them", async ({ page, desk }) => {
  const before = desk.read("productions/kraka.json");
  await page.goto(`${desk.address}/#/rediger/productions/kraka`);
  await page.getByRole("button", { name: "Slett «Kråka» …" }).click();
  const question = page.getByRole("dialog", { name: "Slette «Kråka»?" });
  await expect(question.getByText("Kan ikke slettes ennå.", { exact: false })).toBeVisible();
  await expect(question.getByRole("button", { name: "Ja, slett" })).toHaveCount(0);
  await expectAccessible(page);
  await question
    .getByRole("link", { name: /^Kråka, / })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Kråka, / })).toBeVisible();
  expect(desk.read("productions/kraka.json")).toBe(before);
});

test("a page is removed after a question, and «Angre» brings it back to the byte", async ({ page, desk }) => {
  const before = desk.read("pages/presse.json");
  await page.goto(`${desk.address}/#/rediger/pages/presse`);
  const ask = page.getByRole("button", { name: "Slett «Presse» …" });
  await ask.click();
  const question = page.getByRole("dialog", { name: "Slette «Presse»?" });
  await expect(question.getByRole("link", { name: "Presse" })).toHaveAttribute("href", /menuItems\/presse/);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Behold" }).click();
  await expect(ask).toBeFocused();
  await ask.click();
  await question.getByRole("button", { name: "Ja, slett" }).click();
  await expect(page.getByRole("main").getByText("Lagret: Slettet Presse.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Presse", exact: true })).toHaveCount(0);
  expect(desk.git("show", "--name-status", "--format=%s")).toMatch(
    /^Slettet Presse\s+D\tcontent\/pages\/presse\.json$/,
  );
  await page.getByRole("button", { name: "Angre lagringen" }).click();
  await expect(page.getByRole("main").getByText("Lagret: Angret: Slettet Presse.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Presse", exact: true })).toBeVisible();
  expect(desk.read("pages/presse.json")).toBe(before);
});
