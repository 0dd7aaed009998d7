import type { Page } from "@playwright/test";
import type { Desk } from "../editor/support/desk";
import { field, Steps, saved } from "../editor/support/steps";
import { digestsBelow } from "./support/built-files";
import { expect, PUBLISHING_MS, publish, step, test, textOf, workshop } from "./support/published-work";

const pathOf = (desk: Desk, film: string): string => `/${JSON.parse(desk.read(`productions/${film}.json`)).parentSlug}`;

test("the button publishes in steps, and ends with a link to the site", async ({ done: { publishing, desk } }) => {
  const steps = [
    "Kontrollerer innholdet",
    "Bygger nettstedet",
    "Pakker filene",
    "Bytter til den nye utgaven",
    "Ser etter på nettstedet",
  ];
  await expect(publishing.getByRole("listitem").filter({ hasText: "Ferdig" })).toHaveCount(steps.length);
  for (const label of steps) await expect(step(publishing, label)).toContainText("Ferdig");
  const { host } = JSON.parse(desk.read("sites/kulturhuset.json"));
  await expect(publishing.getByRole("status").getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(`^https://${host}/?$`),
  );
  await expect(publishing.getByText("Sist publisert", { exact: false })).toContainText("av Redaksjonen.");
});

test("a new film has its page, with poster, limit and all showings, and is in the programme", async ({
  done: { desk, served },
}) => {
  expect(pathOf(desk, "fyrtarnet-i-skogen-3d")).toBe("/fyrtarnet-i-skogen-20401");
  const film = await textOf(served, "/fyrtarnet-i-skogen-20401");
  expect(film).toContain("Midt i skogen står det et fyr.");
  expect(film).toContain("9 år");
  expect(film.match(/09\.00/g)?.length).toBeGreaterThanOrEqual(3);
  expect(await served.text("/fyrtarnet-i-skogen-20401")).toContain('alt="Et lite fyrtårn under en stor måne."');
  expect(await textOf(served, "/kinoprogram")).toContain("Fyrtårnet i skogen");
});

test("a free event has its page, and is in the programme of culture", async ({ done: { desk, served } }) => {
  const { pageReference } = JSON.parse(desk.read("productions/sangkveld-i-foajeen.json"));
  expect(await textOf(served, `/${pageReference}`)).toMatch(/Sangkveld i foajeen.*Gratis/);
  expect(await textOf(served, "/kulturprogram")).toContain("Sangkveld i foajeen");
});

test("an article has its page with its picture", async ({ done }) => {
  expect(done.copied).not.toEqual([]);
  expect(await textOf(done.served, "/article/nytt-lerret-i-kinosalen")).toContain("Det ble hengt opp i natt.");
  expect(await done.served.text("/article/nytt-lerret-i-kinosalen")).toContain('alt="Et hvitt lerret i en tom sal."');
});

test("an information page is there, and the menu leads to it", async ({ done }) => {
  expect(done.desk.read("pages/parkering-ved-huset.json")).toContain("/parkering-ved-huset");
  expect(await textOf(done.served, "/parkering-ved-huset")).toContain("Det er gratis etter kl. 17.");
  expect(await done.served.text("/")).toContain('href="/parkering-ved-huset"');
});

test("the library's page has its hours at Christmas", async ({ done }) => {
  expect(done.desk.read("sites/kulturhuset.json")).toContain("Romjulstengt");
  expect(await textOf(done.served, "/biblioteket")).toMatch(/: romjulstengt/);
});

test("a new price is that of every showing with the list", async ({ done: { desk, served } }) => {
  expect(desk.read("sites/kulturhuset.json")).toMatch(/"id": "babykino".*"amount": 95 /);
  const program = await served.text("/data/program.json");
  const prices = [...program.matchAll(/"label":\s*"Voksen med baby",\s*"amount":\s*(\d+)/g)].map(
    ([, amount]) => amount,
  );
  expect(prices.length).toBeGreaterThan(0);
  expect(new Set(prices)).toEqual(new Set(["95"]));
});

test("a redirect is among those of the server", async ({ done }) => {
  expect(done.desk.read("settings/redirects.json")).toContain("/julekino");
  const { status, headers } = await done.served.ask("/julekino");
  expect([status, headers.location]).toEqual([301, expect.stringMatching(/\/kinoprogram$/)]);
});

test("a cancelled showing stays on its film's page, with the reason", async ({ done: { desk, served } }) => {
  expect(await textOf(served, pathOf(desk, "kraka"))).toMatch(/Avlyst.*Maskinen er på verksted\./);
});

test("a showing that is sold out says so", async ({ done: { desk, served } }) => {
  expect(await textOf(served, pathOf(desk, "isbryteren"))).toContain("Utsolgt");
});

test("a showing that was moved has its new time, and why", async ({ done: { desk, served } }) => {
  const film = await textOf(served, pathOf(desk, "tante-oda-reiser"));
  expect(film).toContain("Skolen vil se den.");
  expect(film).toContain("08.00");
});

test("all showings of a copied week are in the open data", async ({ done: { copied, served } }) => {
  const program = await served.text("/data/program.json");
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((id) => !program.includes(`"${id}"`))).toEqual([]);
});

const overview = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Publisering", exact: true }) });

test("the overview shows when it was published and how much differs since, and publishing lists it", async ({
  done: { desk, publishing: page },
}) => {
  await page.goto(`${desk.address}/#/`);
  await expect(overview(page)).toContainText(/Sist publisert .* kl\.\s\d\d\.\d\d av Redaksjonen\./);
  await expect(overview(page)).not.toContainText("viste ikke den nye utgaven");
  await expect(overview(page)).toContainText("Alt er publisert");
  await page.getByRole("navigation", { name: "Meny" }).getByRole("link", { name: "Priser", exact: true }).click();
  await field(page, "priceLists-3-prices-0-amount").fill("85");
  await saved(page, new Steps());
  await page.goto(`${desk.address}/#/`);
  await expect(overview(page)).toContainText("1 endring er ikke publisert");
  await page.goto(`${desk.address}/#/publisering`);
  const next = page.locator("section").filter({ has: page.getByRole("heading", { name: "Kommer ut neste gang" }) });
  await expect(next.getByRole("listitem")).toHaveText([/^Priser/]);
});

test("a build that fails is reported with its words, and the published site stays as it was, byte for byte", async ({
  done: { desk, publishing: page, served, releases },
}) => {
  test.setTimeout(PUBLISHING_MS);
  const before = digestsBelow(releases);
  const front = await served.text("/");
  workshop.edit(
    "src/blocks/opening-hours/opening-hours.tsx",
    "  const now = useNow(block.today.date);\n",
    '  const now = useNow(block.today.date);\n  if (block.parts.length > 0) throw new Error("The clock has stopped");\n',
  );
  await publish(page, desk, /^Nettstedet lot seg ikke bygge\. Nettstedet er som før\. Vis det som står under/);
  await expect(step(page, "Kontrollerer innholdet")).toContainText("Ferdig");
  await expect(step(page, "Bygger nettstedet")).toContainText("Stoppet");
  for (const label of ["Pakker filene", "Bytter til den nye utgaven", "Ser etter på nettstedet"])
    await expect(step(page, label)).toContainText("Venter");
  await expect(page.locator("pre")).toContainText(/Siden \/[a-z-]+ kan ikke lages/);
  expect([...digestsBelow(releases)]).toEqual([...before]);
  expect(await served.text("/")).toBe(front);
  await page.goto(`${desk.address}/#/`);
  await expect(overview(page)).toContainText("1 endring er ikke publisert");
});
