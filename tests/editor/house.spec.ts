import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/desk";
import { errorsIn, field } from "./support/steps";

const SITE = "sites/kulturhuset.json";
const cell = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = async (page: Page) => {
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(/^Lagret: Endret/)
      .first(),
  ).toBeVisible();
};

test("opening hours are written as on a door, by keyboard, copied by cell and filled, and kept as rows", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`${desk.address}/#/rediger/sites/kulturhuset?bare=openingHours`);
  await cell(page, "Kantina lørdag").click();
  await page.keyboard.type("10-14 og 16-1930");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, "Kantina søndag")).toBeFocused();
  await page.keyboard.press("Control+v");
  await page.keyboard.press("ArrowUp");
  await expect(cell(page, "Biblioteket søndag")).toBeFocused();
  await page.keyboard.type("tull");
  await expect(page.getByText("er ikke åpningstider")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByText("Søndag: «tull» er ikke åpningstider.")).toBeVisible();
  await expect(cell(page, "Biblioteket søndag")).toHaveAttribute("aria-invalid", "true");
  await cell(page, "Biblioteket søndag").fill("stengt");
  await cell(page, "Biblioteket mandag").fill("9-17");
  await page.getByRole("button", { name: "Fyll ma–fr med 9–17 i Biblioteket" }).click();
  await expect(cell(page, "Biblioteket fredag")).toHaveValue("9–17");
  await save(page);
  const { openingHours } = JSON.parse(desk.read(SITE));
  expect(openingHours[0].weekly).toEqual([
    { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "09:00", closes: "17:00" },
    { days: ["saturday"], opens: "10:00", closes: "14:00" },
  ]);
  expect(openingHours[1].weekly.map(({ days }: { days: unknown }) => days)).toEqual([
    ["monday", "tuesday", "wednesday", "thursday", "friday"],
    ["saturday", "sunday"],
    ["saturday", "sunday"],
  ]);
  expect(openingHours[1].weekly[0].note).toContain("Varm mat");
  expect(await errorsIn(page, desk)).toEqual([]);
});

test("an exception has other hours in one part, a suggestion is taken or refused, and visitors' weeks follow", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/#/rediger/sites/kulturhuset?bare=openingHours`);
  const suggested = page.getByRole("button", { name: "Steng pinseaften" });
  await suggested.click();
  await expect(suggested).toHaveCount(0);
  await page.getByRole("button", { name: "Åpent som vanlig onsdag før skjærtorsdag" }).click();
  await expect(page.getByText(/^Forslag:/)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Dag eller dager", exact: true }).fill("i morgen");
  await page.keyboard.press("Enter");
  const part = page.getByRole("textbox", { name: /^\S+dag .*: Biblioteket$/ });
  await part.fill("11-12 og 13-14");
  await expect(page.getByText("Skriv «stengt» eller én tid", { exact: false })).toBeVisible();
  await part.fill("12-15");
  const weeks = page.getByRole("region", { name: "Ukene framover" });
  // On a Sunday they are in the next week, which is folded.
  await expect(weeks.getByText(/^12–15/)).toHaveCount(1);
  await expect(weeks.getByText("△ Andre tider").first()).toBeAttached();
  await page.reload();
  await expect(page.getByText(/^Forslag:/)).toHaveCount(0);
  await save(page);
  const { openingHours } = JSON.parse(desk.read(SITE));
  expect(openingHours[0].exceptions[0]).toMatchObject({ opens: "12:00", closes: "15:00", reason: "Andre tider" });
});

test("exceptions of one reason and the same hours are one line, which stays while one of them is written in", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/#/rediger/sites/kulturhuset?bare=openingHours`);
  const line = page.getByRole("listitem").filter({ has: page.getByText("(7 perioder)") });
  await line.getByText("(7 perioder)").click();
  await line.getByRole("listitem").first().getByText("Sommeråpent").click();
  const reason = line.getByRole("listitem").first().getByLabel("Grunn");
  await reason.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" i juni");
  await expect(reason).toHaveValue("Sommeråpent i juni");
  await expect(reason).toBeFocused();
});

test("one click saves a price of several lists, before it is asked about the others", async ({ page, desk }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${desk.address}/#/rediger/sites/kulturhuset?bare=priceLists`);
  await field(page, "priceLists-0-prices-0-amount").fill("150");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("main").getByText(/^Lagret: Endret/)).toBeVisible();
  expect(JSON.parse(desk.read(SITE)).priceLists[0].prices[0].amount).toBe(150);
  await page.getByRole("button", { name: "Angre lagringen" }).click();
  await expect(page.getByRole("main").getByText(/^Lagret: Angret/)).toBeVisible();
});

test("a price in several lists is changed in all by one question, and a list and a type are added", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${desk.address}/#/rediger/sites/kulturhuset?bare=priceLists`);
  await expect(page.getByText(/^Vanlig for filmer i Kinosal/)).toBeVisible();
  await field(page, "priceLists-0-prices-0-amount").fill("145 kr");
  await page.keyboard.press("Tab");
  await expect(page.getByText("135 kr for Voksen står i to lister", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Endre alle" }).click();
  await expect(cell(page, "Voksen, Kino, voksen og honnør")).toHaveValue("145");
  await page.getByLabel("Ny prisliste").fill("Formiddagskino");
  await page.keyboard.press("Enter");
  await page.getByLabel("Ny billettype").fill("Student");
  await page.keyboard.press("Enter");
  await cell(page, "Student, Formiddagskino").fill("mye");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Skriv et beløp i kroner", { exact: false })).toBeVisible();
  await cell(page, "Student, Formiddagskino").fill("70");
  await save(page);
  const { priceLists } = JSON.parse(desk.read(SITE));
  expect([priceLists[0], priceLists[2], priceLists.at(-1)]).toMatchObject([
    { prices: [{ amount: 145 }, {}, {}] },
    { prices: [{ amount: 145 }, {}] },
    { id: "formiddagskino", name: "Formiddagskino", prices: [{ label: "Student", amount: 70 }] },
  ]);
});

test("the tables have no faults on a phone, a tablet and a desk", async ({ page, desk }) => {
  test.slow();
  for (const [only, heading] of [
    ["openingHours", "Ukene framover"],
    ["priceLists", "Billettpriser i kroner"],
  ] as const) {
    await page.goto(`${desk.address}/#/rediger/sites/kulturhuset?bare=${only}`);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectAccessible(page);
  }
});

test("on a phone a part's week is a line until it is to be changed", async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.address}/#/rediger/sites/kulturhuset?bare=openingHours`);
  const cell = page.getByRole("textbox", { name: "Biblioteket mandag" });
  const line = page.getByText("ma, to 10–19 · ti, on, fr 10–16 · lø 10–14 · sø stengt");
  await expect(line).toBeVisible();
  await expect(cell).toBeHidden();
  const how = page.getByText("Skriv tiden som", { exact: false }).filter({ visible: true });
  await expect(how).toHaveCount(0);
  await page.getByRole("button", { name: "Endre tidene i Biblioteket" }).click();
  await expect(cell).toHaveValue("10–19");
  await expect(line).toBeHidden();
  await expect(how).toHaveCount(1);
});
