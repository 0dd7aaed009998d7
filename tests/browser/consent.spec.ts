import type { Page } from "@playwright/test";
import { STORED } from "../../src/features/analytics/stored";
import { NIGHTLY } from "../support/nightly";
import { axeFindings } from "./support/axe";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";
import { workerReady } from "./support/worker";

test.use({ hasAnswered: false });

const FILM = "/nattekspressen-20261";

/** The consent dialogue opens on the first interaction with a hydrated page. */
const begin = async (page: Page): Promise<void> => {
  await interactive(page);
  await page.keyboard.press("Shift");
};

const dataLayer = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, "dataLayer") ?? null);

for (const width of [360, 1280]) {
  test(`the dialogue leaves the page visible and usable at ${width} px`, NIGHTLY, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/kinoprogram");
    const question = page.getByRole("region", { name: "Får vi telle hva som blir lest?" });
    await interactive(page);
    await expect(question).toHaveCount(0);
    await begin(page);
    await expect(question).toBeVisible();
    const box = await question.boundingBox();
    expect(box?.height ?? 0).toBeLessThan(740 * 0.4);
    const [deny, grant] = await Promise.all(
      ["Avvis", "Godta"].map((name) => question.getByRole("button", { name }).boundingBox()),
    );
    expect(deny?.width).toBe(grant?.width);
    expect(deny?.height).toBe(grant?.height);
    expect(deny?.y).toBe(grant?.y);
    await page.getByRole("contentinfo").getByRole("link", { name: "Informasjonskapsler" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Informasjonskapsler" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("without an answer, and after a refusal, nothing is reported and no other host is requested", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
  });
  await page.goto(FILM);
  await begin(page);
  await expect(page.getByRole("region", { name: "Får vi telle" })).toBeVisible();
  expect(await dataLayer(page)).toBeNull();
  await page.getByRole("button", { name: "Avvis" }).click();
  await expect(page.getByRole("region", { name: "Får vi telle" })).toHaveCount(0);
  await page.goto(FILM);
  await begin(page);
  await expect(page.getByRole("region", { name: "Får vi telle" })).toHaveCount(0);
  expect(await dataLayer(page)).toBeNull();
  expect(foreign).toEqual([]);
});

test("after consent, a viewed film and a followed ticket link are reported", async ({ page }) => {
  await page.goto("/kinoprogram");
  await begin(page);
  await page.getByRole("button", { name: "Godta" }).click();
  await page.getByRole("main").getByRole("link", { name: "Nattekspressen", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Nattekspressen" })).toBeVisible();
  const item = {
    item_id: FILM.slice(1),
    item_name: "Nattekspressen",
    item_brand: "Rakkestad kino",
    item_category: "movie",
  };
  await expect
    .poll(() => dataLayer(page))
    .toMatchObject([
      { event: "select_content", content_type: "view item", items: [{ ...item, item_list_name: "Program" }] },
    ]);
  // The seller is not on this machine: the navigation is cancelled.
  await page.context().route("https://billett.example.no/**", (route) => route.fulfill({ body: "" }));
  await page
    .getByRole("main")
    .getByRole("region", { name: "Forestillinger og billetter" })
    .getByRole("link", { name: /^Kjøp / })
    .first()
    .click();
  await expect
    .poll(() => dataLayer(page))
    .toMatchObject([
      { content_type: "view item" },
      { event: "select_content", content_type: "buy ticket", items: [{ ...item, item_list_name: "Forestillinger" }] },
    ]);
});

test("the answer can be changed on the page that lists what is stored", async ({ page }) => {
  await page.goto("/info-om-cookies");
  await begin(page);
  await page.getByRole("button", { name: "Godta" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Du har godtatt" })).toBeVisible();
  await page.getByRole("button", { name: "Endre svaret" }).click();
  await page.getByRole("button", { name: "Avvis" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Du har avvist" })).toBeVisible();
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page lists everything that the browser stores", async ({ page, context }) => {
    await page.goto("/");
    await workerReady(page);
    await begin(page);
    await page.getByRole("button", { name: "Godta" }).click();
    await page.getByRole("main").getByRole("link", { name: "Nattekspressen", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Nattekspressen" })).toBeVisible();
    await page.getByLabel("Barnets alder").first().selectOption({ index: 3 });
    // Places are kept when somebody has scrolled.
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain("@@scroll");
    await page.goto("/info-om-cookies");
    await interactive(page);
    const stored = [
      ...(await page.evaluate(() => Object.keys(localStorage))).map((name) => ({ where: "localStorage", name })),
      ...(await page.evaluate(() => Object.keys(sessionStorage))).map((name) => ({ where: "sessionStorage", name })),
      ...(await page.evaluate(() => caches.keys())).map((name) => ({ where: "cache", name })),
      ...(await page.evaluate(async () => (await indexedDB.databases()).map(({ name = "" }) => name))).map((name) => ({
        where: "indexedDB",
        name,
      })),
      ...(await context.cookies()).map(({ name }) => ({ where: "cookie", name })),
    ];
    const reported = (where: string, name: string) => STORED.some((one) => one.where === where && one.name.test(name));
    expect(stored.filter(({ where, name }) => !reported(where, name))).toEqual([]);
    const forAll = STORED.filter(({ byFilmClub, rare }) => !byFilmClub && !rare);
    expect(
      forAll.filter((one) => !stored.some(({ where, name }) => one.where === where && one.name.test(name))),
    ).toEqual([]);
    for (const { what, why } of STORED) await expect(page.getByRole("row", { name: `${what} ${why}` })).toBeVisible();
  });
});
