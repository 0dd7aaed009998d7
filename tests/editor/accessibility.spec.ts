import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/desk";

const SCREENS = [
  ["overview", "#/"],
  ["week", "#/uka"],
  ["publishing", "#/publisering"],
  ["history", "#/historikk"],
  ["list", "#/liste/productions"],
  ["film", "#/rediger/productions/nattekspressen"],
  ["showing", "#/rediger/events/nattekspressen-1201-1800"],
  ["article", "#/rediger/articles/aldersgrenser"],
  ["page with blocks", "#/rediger/pages/praktisk-informasjon"],
  ["settings", "#/rediger/sites/kulturhuset"],
  ["copy", "#/ny/articles"],
  ["new film", "#/ny/productions?som=film"],
  ["prices", "#/rediger/sites/kulturhuset?bare=priceLists"],
  ["pictures", "#/bilder"],
] as const;

for (const [name, address] of SCREENS)
  test(`the ${name} has no faults, and nothing sticks out`, async ({ page, desk }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(`${desk.address}/${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Henter|Kontrollerer|Går gjennom)/)).toHaveCount(0);
    // The first row of each list stands for the others.
    await page.locator("main li:first-child > details").evaluateAll((rows) => {
      for (const row of rows) row.setAttribute("open", "");
    });
    await expect(page.getByText(/^Henter tekstredigering/)).toHaveCount(0);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
