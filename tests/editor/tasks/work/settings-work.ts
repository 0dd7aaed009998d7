import { field, saved } from "../../support/steps";
import type { Work } from "./work";

/** The library's hours at Christmas. */
export const christmasHours: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Åpningstider" }));
  await steps.click(page.locator("summary").filter({ hasText: "Biblioteket" }).first());
  const library = page.getByRole("listitem").filter({ hasText: "Biblioteket" }).first();
  await steps.click(library.getByRole("button", { name: "Legg til i unntak" }));
  const row = page.locator("[id^='felt-openingHours-'][id*='-exceptions-']:is(details)[open]").last();
  await steps.write(row.getByLabel("Fra"), "28/12/2026");
  await steps.write(row.getByLabel("Til"), "30/12/2026");
  await steps.click(row.getByLabel("Stengt"));
  await steps.write(row.getByLabel("Grunn"), "Romjulstengt");
  await saved(page, steps);
};

/** A new price. */
export const newPrice: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Priser", exact: true }));
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
