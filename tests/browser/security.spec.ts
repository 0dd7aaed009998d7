import type { Served } from "../../server/serve-on";
import { PRODUCTIONS } from "./support/content";
import { entry, logIn } from "./support/film-club-page";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { field, results } from "./support/search-page";
import { startStrictSite, violationsIn } from "./support/strict-site";
import { expect, test } from "./support/test";
import { interactive, scrollThrough } from "./support/watch";

/**
 * The published content security policy: the site complies with it, and violations are detected. Every route is tested
 * in every-page, and the hashes of all scripts in tests/files.
 */

let platform: FilmClubPlatform;
let site: Served;

test.beforeAll(async () => {
  platform = await startFilmClubPlatform();
  site = await startStrictSite([platform.url118]);
});
test.afterAll(async () => {
  await site.close();
  await platform.close();
});
test.beforeEach(({ page }) => usePlatform(page, platform.url118));

test("the search works within the policy", async ({ page, context }) => {
  const violations = await violationsIn(context);
  await page.goto(`${site.url}/sok`);
  await interactive(page);
  await field(page).fill("nattekspressen");
  await expect(results(page).first()).toHaveAttribute("href", "/nattekspressen-20261");
  expect(violations).toEqual([]);
});

test("the film club works within the policy, also when pages are followed", async ({ page, context }) => {
  const violations = await violationsIn(context);
  await page.goto(`${site.url}/logg-inn`);
  await logIn(page, platform);
  await expect(page.getByRole("heading", { name: /^Hei, Demomedlem/ })).toBeVisible();
  for (const path of ["/min-side/billetter", "/min-side/liste", "/nattekspressen-20261", "/kinoprogram"]) {
    await page.evaluate((to) => Reflect.get(window, "___navigate")?.(to), path);
    await expect(page).toHaveURL(`${site.url}${path}`);
    await scrollThrough(page);
    await expect(entry(page)).toHaveText(/^Min side/);
  }
  expect(violations).toEqual([]);
});

test("a trailer is shown after a click", async ({ page, context }) => {
  const film = PRODUCTIONS.find(({ trailer, parentSlug }) => trailer !== undefined && parentSlug !== undefined);
  const violations = await violationsIn(context);
  await context.route(`${new URL(film?.trailer?.url ?? "").origin}/**`, (route) => route.fulfill({ body: "Film" }));
  await page.goto(`${site.url}/nattekspressen-20261`);
  await interactive(page);
  await page.getByRole("link", { name: /^Vis traileren/ }).click();
  await expect(page.frameLocator("iframe").getByText("Film")).toBeVisible();
  expect(violations).toEqual([]);
});

const BREACHES: readonly (readonly [what: string, directive: string, html: string])[] = [
  ["a script in the page", "script-src-elem", "<script>window.ran = true</script>"],
  ["a handler", "script-src-attr", '<img src="data:," onerror="window.ran = true" alt="">'],
  ["a script of another's", "script-src-elem", '<script src="https://ond.example.no/a.js"></script>'],
  ["a style element", "style-src-elem", "<style>body { display: none }</style>"],
  ["a picture of another's", "img-src", '<img src="https://ond.example.no/a.png" alt="">'],
  ["a frame of another's", "frame-src", '<iframe src="https://ond.example.no/" title=""></iframe>'],
  ["an object", "object-src", '<object data="/index.html"></object>'],
  ["another base", "base-uri", '<base href="https://ond.example.no/">'],
];

for (const [what, directive, html] of BREACHES) {
  test(`${what} is refused, and the violation is detected`, async ({ page, context }) => {
    const violations = await violationsIn(context);
    await context.route("https://ond.example.no/**", (route) => route.fulfill({ body: "" }));
    await page.goto(`${site.url}/om-oss`);
    await page.evaluate((written) => {
      // Unlike innerHTML, a fragment made this way has scripts that run.
      document.body.append(document.createRange().createContextualFragment(written));
    }, html);
    await expect.poll(() => violations.map((one) => one.split(":", 1)[0])).toContain(directive);
    expect(await page.evaluate(() => Reflect.has(window, "ran"))).toBe(false);
  });
}

test("texts that become scripts, and calls to others, are refused too", async ({ page, context }) => {
  const violations = await violationsIn(context);
  await page.goto(`${site.url}/om-oss`);
  await page.evaluate(() => {
    setTimeout("window.ran = true");
    fetch("https://ond.example.no/").catch(() => undefined);
  });
  await expect
    .poll(() => violations.map((one) => one.split(" ", 1)[0]).sort())
    .toEqual(expect.arrayContaining(["connect-src:", "script-src:"]));
  expect(await page.evaluate(() => Reflect.has(window, "ran"))).toBe(false);
});

test("a page that was deployed before its policy is readable, and its links work", async ({ page, context }) => {
  const early = await startStrictSite([], { inlineScripts: ["sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="] });
  try {
    const violations = await violationsIn(context);
    await page.goto(`${early.url}/om-oss`);
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
    await expect(page).toHaveURL(`${early.url}/article/personvernerklaering`);
    await expect(page.getByRole("heading", { level: 1, name: "Personvernerklæring" })).toBeVisible();
  } finally {
    await early.close();
  }
});

test("Gatsby gets the path of the page that was loaded, and corrects the address of one that came by another", async ({
  page,
}) => {
  await page.goto(`${site.url}/filmer/index.html?dag=i-dag`);
  await expect(page).toHaveURL(`${site.url}/filmer?dag=i-dag`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
