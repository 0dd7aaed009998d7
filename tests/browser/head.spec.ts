import type { Page } from "@playwright/test";
import { PAGES, SITE } from "./support/content";
import { fillIn, pageAt } from "./support/pages";
import { ALL_ROUTES, MEMBER_ROUTES, OFFLINE_ROUTE } from "./support/routes";
import { expect, test } from "./support/test";

interface Head {
  readonly lang: string | null;
  readonly title: string;
  readonly canonical: string | null;
  readonly meta: Readonly<Record<string, string | null>>;
  readonly unsized: readonly string[];
  readonly withoutAlt: readonly string[];
}

/** What the served HTML says of itself, before any script. */
const headOf = async (page: Page, html: string): Promise<Head> =>
  page.evaluate((markup) => {
    const found = new DOMParser().parseFromString(markup, "text/html");
    const images = [...found.images];
    const isSized = (image: Element): boolean =>
      ["width", "height"].every((name) => Number(image.getAttribute(name) ?? "") > 0);
    return {
      lang: found.documentElement.getAttribute("lang"),
      title: found.title,
      canonical: found.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
      meta: Object.fromEntries(
        [...found.querySelectorAll("meta[name], meta[property]")].map((element) => [
          element.getAttribute("name") ?? element.getAttribute("property") ?? "",
          element.getAttribute("content"),
        ]),
      ),
      unsized: images.filter((image) => !isSized(image)).map(({ outerHTML }) => outerHTML.slice(0, 120)),
      withoutAlt: images.filter((image) => !image.hasAttribute("alt")).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  }, html);

const doubles = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

test.describe("the head of every page", () => {
  for (const route of ALL_ROUTES) {
    test(`${route} says what it is`, async ({ sharedPage: page, request }) => {
      const response = await request.get(route);
      await page.goto("about:blank");
      const { lang, title, canonical, meta, unsized, withoutAlt } = await headOf(page, await response.text());
      const source = pageAt(route);
      const own = source.file.meta.nb;

      expect(lang).toBe("nb");
      expect(title).toContain(fillIn(own.title, source));
      expect(meta.description).toBe(fillIn(own.description, source));
      expect(meta.viewport).toContain("width=device-width");
      expect(meta.viewport, "readers may zoom").not.toMatch(/user-scalable|maximum-scale/);
      expect.soft(meta.generator ?? "no generator", "the skeleton's version").toContain("v12.0.1");
      const address = `https://${SITE.host}${route === "/" ? "" : route}`;
      if (route === "/404") expect(canonical).toBeNull();
      else expect([address, `${address}/`]).toContain(canonical);
      expect.soft(meta["og:title"]).toBe(fillIn(own.title, source));
      expect.soft(meta["og:description"]).toBe(meta.description);
      expect.soft(meta["og:url"] ?? null).toBe(canonical);
      expect.soft(meta["og:site_name"]).toBe(SITE.name);
      expect.soft(meta["og:locale"]).toBe("nb_NO");
      expect.soft(meta["og:type"]).toBeTruthy();
      expect
        .soft(meta["og:image"] ?? "no picture", "a picture for sharing")
        .toMatch(/^https:\/\/.+\.(jpe?g|png|webp)$/);

      expect(unsized).toEqual([]);
      expect(withoutAlt).toEqual([]);
    });
  }

  test("is no other page's", async ({ sharedPage: page, request }) => {
    await page.goto("about:blank");
    const heads: Head[] = [];
    for (const route of ALL_ROUTES) heads.push(await headOf(page, await (await request.get(route)).text()));
    expect(doubles(heads.map(({ title }) => title))).toEqual([]);
    expect(doubles(heads.map(({ meta }) => meta.description ?? ""))).toEqual([]);
    expect(doubles(heads.map(({ meta }) => meta["og:title"] ?? ""))).toEqual([]);
    expect(doubles(heads.map(({ canonical }) => canonical ?? ""))).toEqual([]);
  });
});

test("a site that is not published tells search engines to stay away, on pages, files and errors", async ({
  request,
}) => {
  expect(SITE.published).toBe(false);
  for (const path of [
    ...ALL_ROUTES,
    "/404.html",
    "/finnes-ikke",
    "/sitemap-index.xml",
    "/programmer/kulturprogram.pdf",
  ]) {
    const response = await request.get(path);
    expect(response.headers()["x-robots-tag"], path).toBe("noindex");
    if (response.headers()["content-type"]?.startsWith("text/html")) {
      expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex"[^>]*>/);
    }
  }
});

test("the sitemap names every page but a member's own and those for what is not to be had, by its canonical address", async ({
  request,
}) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  const addresses: string[] = [];
  for (const [, file = ""] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const map = await (await request.get(new URL(file).pathname)).text();
    addresses.push(...[...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname));
  }
  const unlisted: readonly string[] = ["/404", OFFLINE_ROUTE, ...MEMBER_ROUTES];
  expect(addresses.sort()).toEqual(ALL_ROUTES.filter((route) => !unlisted.includes(route)).sort());
});

test("every head names each icon once, a colour for each scheme, and what its picture shows", async ({ request }) => {
  for (const route of ALL_ROUTES) {
    const html = await (await request.get(route)).text();
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(icons.length, route).toBeGreaterThan(1);
    expect(doubles(icons.map(String)), route).toEqual([]);
    const colours = [
      ...html.matchAll(/<meta name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="#[0-9a-f]{6}"/g),
    ];
    expect(
      colours.map(([, scheme]) => scheme),
      route,
    ).toEqual(["light", "dark"]);
    expect(html.includes('property="og:image"'), route).toBe(html.includes('property="og:image:alt"'));
  }
});

test("what programs look for by name is there", async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  const security = await request.get("/.well-known/security.txt");
  expect([security.status(), security.headers()["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await security.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \S+Z\nPreferred-Languages: nb\n/);
});

test("page files have titles and descriptions of their own", () => {
  const fixed = PAGES.filter(({ path }) => !path.includes(":"));
  expect(doubles(fixed.map(({ meta }) => meta.nb.description))).toEqual([]);
});

test("the theme comes first in the style sheet, so that modules can add to its classes", async ({
  sharedPage: page,
}) => {
  await page.goto("/kinoprogram");
  const { theme, modules } = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const selectors = rules.map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : ""));
    const own = [...document.querySelectorAll("main [class], header [class]")]
      .flatMap(({ classList }) => [...classList])
      .filter((name) => !/^(ds-|visually-hidden)/.test(name));
    const mentions = (name: string) => (selector: string) => selector.includes(`.${CSS.escape(name)}`);
    return {
      theme: ["ds-button", "visually-hidden"].map((name) => selectors.findLastIndex(mentions(name))),
      modules: own.map((name) => selectors.findIndex(mentions(name))).filter((at) => at >= 0),
    };
  });
  expect(modules.length).toBeGreaterThan(50);
  expect(Math.min(...theme)).toBeGreaterThan(0);
  expect(Math.max(...theme)).toBeLessThan(Math.min(...modules));
});
