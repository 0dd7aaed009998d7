import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { errorsOf, unfold } from "./support/faults";
import { expect, test } from "./support/previewed";

const SCREENS = [
  ["overview", "#/"],
  ["week", "#/uka"],
  ["publishing", "#/publisering"],
  ["history", "#/historikk"],
  ["list", "#/liste/productions"],
  ["film", "#/rediger/productions/nattekspressen"],
  ["culture event", "#/rediger/productions/storbandkveld"],
  ["showing", "#/rediger/events/nattekspressen-1201-1800"],
  ["article", "#/rediger/articles/aldersgrenser"],
  ["page with blocks", "#/rediger/pages/praktisk-informasjon"],
  ["page with sources", "#/rediger/pages/forside"],
  ["menu entry", "#/rediger/menuItems/kinoprogram"],
  ["redirect", "#/rediger/redirects/%2Fkino"],
  ["settings", "#/rediger/sites/kulturhuset"],
  ["copy", "#/ny/articles"],
  ["new film", "#/ny/productions?som=film"],
  ["prices", "#/rediger/sites/kulturhuset?bare=priceLists"],
  ["pictures", "#/bilder"],
] as const;

const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Henter|Kontrollerer|Går gjennom)/)).toHaveCount(0);
};

for (const [name, address] of SCREENS)
  test(`the ${name} has no faults, and nothing sticks out`, async ({ page, previewed: { desk } }) => {
    // The settings alone have hundreds of fields.
    test.slow(name === "settings");
    const errors = errorsOf(page);
    await page.goto(`${desk.address}/${address}`);
    await settle(page);
    await unfold(page);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

test("the preview panel has no faults, and nothing sticks out", async ({ page, previewed: { desk } }) => {
  const errors = errorsOf(page);
  await page.goto(`${desk.address}/#/rediger/productions/nattekspressen`);
  await settle(page);
  await page.getByRole("button", { name: "Forhåndsvis" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading")).toBeVisible();
  await page.getByLabel("Slik det er").fill("aldri");
  await page.getByRole("button", { name: "Vis", exact: true }).click();
  await expect(page.getByText("Skriv dag og klokkeslett", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Bred", { exact: true }).click();
  await page.getByText("Mørk", { exact: true }).click();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

for (const part of ["Avlys", "Flytt", "Kopier", "Gjenta", "Slett"])
  test(`the form of «${part}» in Uka has no faults, and nothing sticks out`, async ({ page, previewed: { desk } }) => {
    const errors = errorsOf(page);
    await page.goto(`${desk.address}/#/uka`);
    await page
      .getByRole("table")
      .getByRole("button", { name: /I salg/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: part, exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Tilbake" })).toBeVisible();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
