import { expect, test } from "../support/desk";
import { changedSince, errorsIn, field, Steps, saved } from "../support/steps";

const SITE = "sites/kulturhuset.json";

test("the library's hours at Christmas in 8 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
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
  expect(steps.count).toBeLessThanOrEqual(8);
  expect(changedSince(desk, before, SITE)).toEqual(["7 1 sites/kulturhuset.json"]);
  expect(desk.git("show", "--unified=0", "--format=", "--", `content/${SITE}`)).toContain("Romjulstengt");
  expect(await errorsIn(page, desk)).toEqual([]);
});

test("a new price in 3 steps, taken back with one button", async ({ page, desk }) => {
  const steps = new Steps();
  const file = desk.read(SITE);
  const before = desk.git("rev-parse", "HEAD");
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Priser", exact: true }));
  await steps.write(field(page, "priceLists-3-prices-0-amount"), "95");
  await saved(page, steps);
  expect(steps.count).toBeLessThanOrEqual(3);
  expect(changedSince(desk, before, SITE)).toEqual(["1 1 sites/kulturhuset.json"]);
  expect(await errorsIn(page, desk)).toEqual([]);
  await page.getByRole("button", { name: "Angre lagringen" }).click();
  await expect(page.getByText(/^Lagret: Angre: Endre/)).toBeVisible();
  await expect(field(page, "priceLists-3-prices-0-amount")).toHaveValue("90");
  expect(desk.read(SITE)).toBe(file);
});

test("a redirect in 4 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Ny videresending" }));
  await steps.write(page.getByLabel("Gammel adresse"), "/julekino");
  await steps.write(page.getByLabel("Ny adresse"), "/kinoprogram");
  await saved(page, steps);
  expect(steps.count).toBeLessThanOrEqual(4);
  expect(changedSince(desk, before, "settings")).toEqual(["5 1 settings/redirects.json"]);
  expect(await errorsIn(page, desk)).toEqual([]);
});
