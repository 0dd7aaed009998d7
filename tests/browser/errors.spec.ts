import type { Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { expect, test } from "./support/test";
import { NOW } from "./support/venue-time";
import { hearErrors, interactive } from "./support/watch";

const FAILED = "Noe gikk galt med denne delen av siden.";

/** Changes Gatsby's response at an address, as a faulty build or a broken proxy might. */
const corruptResponses = (page: Page, address: string, change: (data: unknown) => void) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const data: unknown = await response.json();
    change(data);
    await route.fulfill({ response, json: data });
  });

const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((found, key) => Reflect.get(Object(found), key), value);

const blocksOf = (data: unknown): readonly unknown[] => {
  const blocks = at(data, "result", "data", "page", "blocks");
  return Array.isArray(blocks) ? blocks : [];
};

/** A block without its list. */
const breakBlock = (type: string) => (data: unknown) => {
  const block = blocksOf(data).find((one) => at(one, "__typename") === type);
  for (const [name, value] of Object.entries(Object(block))) {
    if (Array.isArray(value)) Reflect.set(Object(block), name, null);
  }
};

const pageData = (path: string) => `**/page-data${path}/page-data.json`;

test.describe("a block that breaks in the browser", () => {
  test("leaves the rest of the page working, and shows a message", async ({ page }) => {
    const errors = hearErrors(page);
    await corruptResponses(page, pageData("/praktisk-informasjon"), breakBlock("ContactBlock"));
    await page.goto("/om-oss");
    await interactive(page);
    await page.evaluate(() => window.___navigate?.("/praktisk-informasjon"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Praktisk informasjon");
    await expect(page.getByRole("alert")).toHaveText(new RegExp(`^${FAILED}`));
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.locator("header nav")).toHaveCount(1);
    expect(errors.filter((text) => /^Block \S+ failed to render/.test(text))).toHaveLength(1);
    // The rest works: a link within the app.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om oss");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  test("stays static on the first page, and the rest hydrates", async ({ page }) => {
    const errors = hearErrors(page);
    const words = async () => (await page.getByRole("main").textContent())?.replace(/\s+/g, " ");
    await page.clock.setFixedTime(NOW);
    await corruptResponses(page, pageData("/praktisk-informasjon"), breakBlock("ContactBlock"));
    await page.goto("/praktisk-informasjon", { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    const before = await words();
    await interactive(page);
    await expect.poll(() => errors.some((text) => /^Block \S+ failed to render/.test(text))).toBe(true);
    await expect(page.locator("[data-standing]")).toHaveCount(1);
    expect(await words()).toBe(before);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personvernerklæring");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });
});

test(
  "a block whose code fails to load stays readable, shows a message, and works after a retry",
  NIGHTLY,
  async ({ page, context }) => {
    const loaded = new Set<string>();
    const other = await context.newPage();
    other.on("request", (request) => loaded.add(request.url()));
    await other.goto("/om-oss");
    await interactive(other);
    await other.close();

    const errors = hearErrors(page);
    await page.route("**/*.js", (route) => (loaded.has(route.request().url()) ? route.continue() : route.abort()));
    await page.goto("/festsal");
    await interactive(page);
    const alert = page.getByRole("alert").filter({ hasText: "Ikke alt i denne delen av siden ble hentet." }).first();
    await expect(alert).toBeVisible();
    // The built markup stays readable.
    await expect(page.getByRole("main").getByText("plasser").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Festsal");
    expect(errors.some((text) => text.startsWith("bundle loading error"))).toBe(true);
    // Each block shows a message when its own code has failed; the retried one is located separately.
    const part = await alert.evaluateHandle((reported) => reported.parentElement);
    await page.unrouteAll();
    await alert.getByRole("button", { name: "Prøv igjen" }).click();
    await expect.poll(() => part.evaluate((one) => one?.querySelector("[role=alert]") === null)).toBe(true);
  },
);

test.describe("an error outside the blocks", () => {
  test("of a page leaves header and footer, and their links", async ({ page }) => {
    const errors = hearErrors(page);
    await corruptResponses(page, pageData("/praktisk-informasjon"), (data) =>
      Reflect.set(Object(at(data, "result", "data", "page")), "template", null),
    );
    await page.goto("/om-oss");
    await interactive(page);
    await page.evaluate(() => window.___navigate?.("/praktisk-informasjon"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Her gikk noe i stykker");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(errors.some((text) => text.startsWith("Page failed to render"))).toBe(true);
    await page.getByRole("link", { name: "Gå til forsiden" }).click();
    await expect(page).toHaveURL("/");
    await interactive(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Her gikk noe i stykker");
  });

  for (const [name, role] of [
    ["header", "banner"],
    ["footer", "contentinfo"],
  ] as const) {
    test(`of the ${name} leaves it as the server sent it, and the rest hydrates`, NIGHTLY, async ({ page }) => {
      const errors = hearErrors(page);
      await corruptResponses(page, `**/slice-data/${name}.json`, (data) =>
        Reflect.set(Object(at(data, "result", "data")), "allMenuItem", null),
      );
      await page.goto("/om-oss");
      await expect
        .poll(() => errors.some((text) => new RegExp(`^${name} failed to render`, "i").test(text)))
        .toBe(true);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om oss");
      await interactive(page);
      await expect(page.locator("[data-standing]")).toHaveCount(1);
      await expect(page.locator(`[data-standing] > ${name}`)).toHaveCount(1);
      const links = await page.getByRole(role).locator("a").count();
      expect(links).toBeGreaterThan(4);
      await page.getByRole(role).locator("a[href^='/']:not([target])").filter({ visible: true }).last().click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Om oss");
    });
  }
});

test("errors are sent nowhere unless the site's settings name a collector", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await corruptResponses(page, pageData("/praktisk-informasjon"), breakBlock("ContactBlock"));
  await page.goto("/praktisk-informasjon");
  await interactive(page);
  await expect(page.locator("[data-standing]")).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
});
