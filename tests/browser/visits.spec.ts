import type { BrowserContext, Page } from "@playwright/test";
import type { Served } from "../../server/serve-on";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { ALL_ROUTES, NOT_FOUND_ROUTES } from "./support/routes";
import { startStrictSite, violationsIn } from "./support/strict-site";
import { expect, test } from "./support/test";
import { alive, scrollThrough, watch } from "./support/watch";

/**
 * Every page once, to its very end, by a reader who has not answered the question of consent, under the policy that is
 * published: it runs without an error, and asks its own house and the film platform and nobody else. A request that the
 * policy had to stop counts as well, as a breach.
 */

let platform: FilmClubPlatform;
let site: Served;
let context: BrowserContext;
let page: Page;
let violations: readonly string[];
/** The origins that were asked; a context's requests include those of frames and workers. */
const asked = new Set<string>();
/** What was asked for ahead and not used, as the browser tells it: it is then fetched twice. */
const wasted: string[] = [];

test.beforeAll(async ({ browser }) => {
  platform = await startFilmClubPlatform();
  site = await startStrictSite([platform.url118]);
  context = await browser.newContext();
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && protocol !== "blob:") asked.add(origin);
  });
  violations = await violationsIn(context);
  page = await context.newPage();
  page.on("console", (message) => {
    if (message.text().includes("A preload for")) wasted.push(message.text());
  });
  await usePlatform(page, platform.url118);
});
test.afterAll(async () => {
  await context.close();
  await site.close();
  await platform.close();
});

/** Scripts that a page has asked for before it was alive, and that were not asked for at once with its start scripts. */
const askedLate = () =>
  page.evaluate(() => {
    const [alive] = performance.getEntriesByName("onInitialClientRender");
    if (!alive) throw new Error("Gatsby does not say when the page was alive");
    const atOnce = [...document.querySelectorAll("template[data-start]")]
      .flatMap((template) => (template instanceof HTMLTemplateElement ? [...template.content.children] : []))
      .map((part) => part.getAttribute("src") ?? part.getAttribute("href"));
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < alive.startTime)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js") && !atOnce.includes(path));
  });

const MISSING = "/finnes-ikke";

for (const route of new Set([...ALL_ROUTES, ...NOT_FOUND_ROUTES, MISSING])) {
  test(`${route} runs without an error, within the policy, and asks nobody else for anything`, async () => {
    const before = violations.length;
    asked.clear();
    wasted.length = 0;
    const { errors, stop } = watch(page, site.url);
    const response = await page.goto(`${site.url}${route}`);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await alive(page);
    const late = await askedLate();
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    stop();
    const isMissing = [MISSING, ...NOT_FOUND_ROUTES].includes(route);
    expect(response?.status()).toBe(isMissing ? 404 : 200);
    // The browser itself notes that the page was not found; nothing else may be amiss there.
    const amiss = errors.filter((error) => !isMissing || !error.includes("status of 404"));
    expect(amiss).toEqual([]);
    expect(wasted).toEqual([]);
    expect(late).toEqual([]);
    expect(violations.slice(before)).toEqual([]);
    const own = new URL(site.url).origin;
    expect([...asked].filter((origin) => origin !== own && origin !== new URL(platform.url118).origin)).toEqual([]);
    expect([...asked]).toContain(own);
  });
}

test("a request to somebody else would be seen", async () => {
  asked.clear();
  await page.goto(`${site.url}/om-oss`);
  // A policy that allows it: what the page asks for is seen, and not only what the policy refuses.
  const open = await context.newPage();
  await context.route("https://ond.example.no/**", (route) => route.fulfill({ body: "" }));
  await open.setContent('<img src="https://ond.example.no/punkt.png" alt="">');
  await expect.poll(() => [...asked]).toContain("https://ond.example.no");
  const before = violations.length;
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: "https://ond.example.no/punkt.png" }));
  });
  await expect.poll(() => violations.slice(before)).not.toEqual([]);
});
