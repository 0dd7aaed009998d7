import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/desk";

const FILE = "articles/dagkino-pa-rakkestad-kino.json";
const FORM = "#/rediger/articles/dagkino-pa-rakkestad-kino";

test("a save is undone in the history, to the byte", async ({ page, desk }) => {
  const before = desk.read(FILE);
  await page.goto(`${desk.address}/${FORM}`);
  await page.getByLabel("Ingress").fill("Skrevet for å angres.");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("main").getByText("Lagret: Endret", { exact: false })).toBeVisible();
  expect(desk.read(FILE)).not.toBe(before);
  await page.getByRole("link", { name: "Historikk" }).click();
  const latest = page.getByRole("main").getByRole("listitem").first();
  await latest.getByText("Se hva som er endret").click();
  await expect(latest.locator("dt")).toHaveText("Ingress");
  await expect(latest.locator("ins")).toContainText("Skrevet for å angres.");
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Angre «Endret .*ingress/ })
    .first()
    .click();
  await expect(page.getByRole("main").getByText("Lagret: Angret: Endret", { exact: false })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Angret: Endret");
  expect(desk.read(FILE)).toBe(before);
});

test("an earlier version is put into the form, and saved only when asked", async ({ page, desk }) => {
  await page.goto(`${desk.address}/${FORM}`);
  const summary = page.getByRole("textbox", { name: "Ingress" });
  const first = await summary.inputValue();
  await summary.fill("En ny ingress.");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("main").getByText("Lagret: Endret", { exact: false })).toBeVisible();
  const saved = desk.read(FILE);
  await page.getByText("Tidligere utgaver").click();
  await expect(page.getByText("Gjelder nå")).toBeVisible();
  await page.getByText("Se hva som er endret").first().click();
  await expect(page.locator("ins").first()).toContainText("En ny ingress.");
  await page
    .getByRole("button", { name: /^Hent fram/ })
    .first()
    .click();
  await expect(page.getByText("Dette endres i skjemaet").locator("xpath=..")).toContainText("Ingress");
  await expectAccessible(page);
  await expect(summary).toHaveValue("En ny ingress.");
  await page.getByRole("button", { name: "Bruk denne utgaven" }).click();
  await expect(summary).toHaveValue(first);
  expect(desk.read(FILE)).toBe(saved);
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect.poll(() => desk.read(FILE)).toContain(first);
});
