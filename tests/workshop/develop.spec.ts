import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type DevelopServer, startDevelop } from "./support/develop-server";
import { textPage } from "./support/pages";
import { openWorkshop, PROJECT } from "./support/workshop";

/** Edits are visible within seconds; the limit allows for a busy machine. */
const SECONDS = 60_000;

const FILM = "content/productions/nattekspressen.json";
const SITE = "content/sites/kulturhuset.json";

const workshop = openWorkshop();
let server: DevelopServer;

const filmPath = () => `/${workshop.textOf(FILM, "parentSlug")}`;

const headline = (page: Page) => page.locator("main h1");

/** The terminal's output from now on. */
const listen = () => {
  const before = server.output().length;
  return () => server.output().slice(before);
};

const measured = (what: string, begun: number): void => {
  test.info().annotations.push({ type: what, description: `${((Date.now() - begun) / 1000).toFixed(1)} s` });
};

/** A missing comma between two fields, and the line at whose end it is missing. */
const withoutComma = (json: string): { readonly broken: string; readonly line: number } => {
  const broken = json.replace(/("object": "movie"),/, "$1");
  expect(broken, "the film has the line that the test breaks").not.toBe(json);
  return { broken, line: broken.slice(0, broken.indexOf('"object": "movie"')).split("\n").length };
};

/** The output of a start with an invalid file. */
let beginning = "";
let broken: ReturnType<typeof withoutComma>;

/** Seconds from the corrected file to its page. */
let secondsToRecover = 0;

test.beforeAll(async ({ browser }) => {
  workshop.restore("warm");
  const good = workshop.read(FILM);
  broken = withoutComma(good);
  workshop.write(FILM, broken.broken);
  server = await startDevelop(workshop.site);
  console.log(`gatsby develop serves after ${server.secondsToStart.toFixed(0)} s`);
  beginning = server.output();
  workshop.write(FILM, good);
  // Longer than an edit: the template is compiled for the first time, because until now there was no page.
  const begun = Date.now();
  const page = await browser.newPage();
  await expect(async () => {
    await page.goto(server.url + filmPath());
    await expect(headline(page)).toHaveText(workshop.textOf(FILM, "title"), { timeout: 5_000 });
  }).toPass({ timeout: 4 * SECONDS });
  await page.close();
  secondsToRecover = (Date.now() - begun) / 1000;
});

test.afterAll(async () => {
  await server?.stop();
});

test("starts with invalid content and recovers when it is corrected", async ({ page }) => {
  expect(beginning).toContain(`productions/nattekspressen.json:${broken.line}:`);
  expect(beginning).toContain("→ Sett komma her, etter verdien.");
  console.log(`mended to screen in ${secondsToRecover.toFixed(0)} s`);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(server.url);
  await expect(page.locator("header")).toContainText(workshop.textOf(SITE, "name"));
  await expect(page.locator("html")).toHaveAttribute("lang", "nb");
  expect(errors, "of React, in the browser's console").toEqual([]);
});

test("shows a film's new title without a restart", async ({ page }) => {
  const title = workshop.textOf(FILM, "title");
  await page.goto(server.url + filmPath());
  await expect(headline(page)).toHaveText(title);
  const begun = Date.now();
  workshop.setText(FILM, "title", `${title} i natt`);
  await expect(headline(page)).toHaveText(`${title} i natt`, { timeout: SECONDS });
  measured("edit to screen", begun);
  workshop.setText(FILM, "title", title);
  await expect(headline(page)).toHaveText(title, { timeout: SECONDS });
});

test("serves a new page file and removes it again", async ({ page }) => {
  const file = "content/pages/prove.json";
  const begun = Date.now();
  workshop.write(file, textPage({ id: "prove", title: "Prøvesiden", path: "/prove", html: "<p>Ny tekst.</p>" }));
  // Before any request for it: gatsby/apis/on-pre-init.ts.
  await expect
    .poll(() => existsSync(join(workshop.site, "public/page-data/prove/page-data.json")), { timeout: SECONDS })
    .toBe(true);
  await expect(async () => {
    await page.goto(`${server.url}/prove`);
    await expect(headline(page)).toHaveText("Prøvesiden", { timeout: 2_000 });
  }).toPass({ timeout: SECONDS });
  measured("new page to screen", begun);
  await expect(page.getByText("Ny tekst.")).toBeVisible();

  workshop.delete(file);
  await expect(async () => {
    await page.goto(`${server.url}/prove`);
    await expect(page.getByRole("heading", { name: "Gatsby.js development 404 page" })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: SECONDS });
  await expect(page.getByText("Ny tekst.")).toHaveCount(0);
});

test("shows a new menu entry in the header", async ({ page }) => {
  const menu = "content/menus/header.json";
  await page.goto(server.url);
  await expect(headline(page)).toBeAttached();
  const label = workshop.textOf(menu, "label");
  await expect(page.locator("header").getByText(label, { exact: true }).first()).toBeAttached();
  workshop.setText(menu, "label", `${label} hver dag`);
  await expect(page.locator("header").getByText(`${label} hver dag`).first()).toBeAttached({ timeout: SECONDS });
  workshop.setText(menu, "label", label);
  await expect(page.locator("header").getByText(`${label} hver dag`)).toHaveCount(0, { timeout: SECONDS });
});

test("reports a wrong field and keeps the last good page", async ({ page }) => {
  const good = workshop.read(FILM);
  await page.goto(server.url + filmPath());
  const output = listen();
  workshop.setText(FILM, "ageLimit", "13");
  await expect.poll(output, { timeout: SECONDS }).toMatch(/productions\/nattekspressen\.json:\d+:\d+/);
  expect(output()).toContain("«ageLimit»");
  expect(output()).toContain("→");
  await expect(page.getByRole("alert").filter({ hasText: "Innholdet har 1 feil." })).toBeVisible({ timeout: SECONDS });
  await page.getByText("Hva er galt?").click();
  await expect(page.getByText(/^productions\/nattekspressen\.json, linje \d+, felt «ageLimit»$/)).toBeVisible();
  await page.reload();
  await expect(headline(page)).toHaveText(workshop.textOf(FILM, "title"));
  workshop.write(FILM, good);
  await expect(page.getByText("Innholdet har 1 feil.", { exact: false })).toHaveCount(0, { timeout: SECONDS });
  await expect.poll(output, { timeout: SECONDS }).toContain("Innholdet er lest på nytt.");
});

test("takes on the site's new accent colour", async ({ page }) => {
  const good = workshop.read(SITE);
  const accent = () =>
    page.evaluate(() => {
      const probe = document.createElement("p");
      probe.style.backgroundColor = "var(--accent)";
      document.body.append(probe);
      const color = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return color;
    });
  await page.goto(server.url);
  await expect(headline(page)).toBeAttached();
  const before = await accent();
  const isGreen = async (): Promise<boolean> => {
    const [red = 0, green = 0, blue = 0] = ((await accent()).match(/\d+/g) ?? []).map(Number);
    return green > Math.max(red, blue);
  };
  expect(await isGreen()).toBe(false);
  const begun = Date.now();
  workshop.setText(SITE, "accent", "#0b5d3b");
  // During the reload the page has no colours for a moment.
  await expect.poll(isGreen, { timeout: SECONDS }).toBe(true);
  measured("colour to screen", begun);
  workshop.write(SITE, good);
  await expect.poll(accent, { timeout: SECONDS }).toBe(before);
});

const ask = async (query: string): Promise<unknown> => {
  const response = await fetch(`${server.url}/___graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return response.json();
};

test("answers the queries of docs/graphql.md", async () => {
  const text = readFileSync(join(PROJECT, "docs/graphql.md"), "utf8");
  const queries = [...text.matchAll(/^```graphql\n([\s\S]*?)^```/gm)].map(([, query = ""]) => query);
  expect(queries.length).toBeGreaterThanOrEqual(10);
  for (const query of queries) {
    await test.step(query.split("\n", 1)[0] ?? "query", async () => {
      const answer = await ask(query);
      expect(answer, query).not.toHaveProperty("errors");
      expect(emptyFields(answer), query).toEqual([]);
    });
  }
});

test("refuses a query for a value that its field cannot have", async () => {
  for (const [filter, message] of [
    ["status: { eq: cancelledd }", 'Did you mean the enum value "cancelled"?'],
    ['status: { eq: "cancelled" }', 'Did you mean the enum value "cancelled"?'],
    ["production: { objectClass: { in: [movie, movie_comming] } }", 'Did you mean the enum value "movie_coming"'],
    ["accessibility: { in: [hearing] }", 'does not exist in "Accessibility" enum'],
    ["start: { gte: 20261201 }", 'Expected value of type "Date", found 20261201.'],
    ['production: { minimumAge: { lte: "6" } }', 'Int cannot represent non-integer value: "6"'],
  ] as const) {
    const answer = await ask(`query { allEvent(filter: { ${filter} }) { totalCount } }`);
    expect(answer, filter).toMatchObject({ errors: [{ message: expect.stringContaining(message) }] });
  }
});

/** True when a value contains anything other than null, at any depth. */
const holdsSomething = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(holdsSomething) : value !== null;

/** Top-level fields of a response without any value. */
const emptyFields = (answer: unknown): readonly string[] => {
  const data: unknown = typeof answer === "object" && answer !== null && "data" in answer ? answer.data : null;
  const fields = Object.entries(data ?? {});
  return fields.length === 0 ? ["data"] : fields.flatMap(([name, value]) => (holdsSomething(value) ? [] : [name]));
};
