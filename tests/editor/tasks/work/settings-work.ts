import { expect } from "@playwright/test";
import { field, saved } from "../../support/steps";
import type { Work } from "./work";

/** The hours of the whole house at Christmas. */
export const christmasHours: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("navigation", { name: "Meny" }).getByRole("link", { name: "Åpningstider" }));
  await steps.write(page.getByRole("textbox", { name: "Dag eller dager", exact: true }), "28.–30. desember");
  await expect(
    page.getByText(/^Blir 28\.–30\. desember 20\d\d: Biblioteket og Kulturkontoret stengt\.$/),
  ).toBeVisible();
  await steps.write(page.getByLabel("Grunn").first(), "Romjulstengt");
  await page.keyboard.press("Enter");
  await saved(page, steps);
};

/** A new price. */
export const newPrice: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("navigation", { name: "Meny" }).getByRole("link", { name: "Priser", exact: true }));
  await steps.write(field(page, "priceLists-3-prices-0-amount"), "95");
  await saved(page, steps);
};

/** A redirect from an old address. */
export const newRedirect: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Ny videresending" }));
  await steps.write(page.getByLabel("Gammel adresse"), "/julekino");
  await steps.write(page.getByLabel("Ny adresse"), "/kinoprogram");
  await saved(page, steps);
};
