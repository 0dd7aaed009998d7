import { expect, test } from "@playwright/test";
import { PAGES, SITE } from "../browser/support/content";
import { fillIn, pageAt } from "../browser/support/pages";
import { ALL_ROUTES } from "../browser/support/routes";
import { type BuiltPage, builtPage, builtPages, linked, metaOf, titleOf } from "./support/built-pages";
import { attribute, type Element, sourceOf } from "./support/markup";

const isSized = (image: Element): boolean =>
  ["width", "height"].every((name) => Number(attribute(image, name) ?? "") > 0);

const doubles = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

const canonicalOf = (page: BuiltPage): string | null => linked(page, "canonical")[0] ?? null;

const iconsOf = (page: BuiltPage): readonly string[] =>
  [...linked(page, "icon"), ...linked(page, "apple-touch-icon")].map(String);

/** The schemes for which a page has a theme colour, in order; a colour for all schemes is "". */
const colouredSchemes = (page: BuiltPage): readonly string[] =>
  page
    .named("meta")
    .filter((meta) => attribute(meta, "name") === "theme-color")
    .filter((meta) => /^#[0-9a-f]{6}$/.test(attribute(meta, "content") ?? ""))
    .map((meta) => /^\(prefers-color-scheme: (\w+)\)$/.exec(attribute(meta, "media") ?? "")?.[1] ?? "");

test.describe("the head of every page", () => {
  for (const route of ALL_ROUTES) {
    test(`${route} has its title, description and address`, () => {
      const page = builtPage(route);
      const meta = metaOf(page);
      const source = pageAt(route);
      const own = source.file.meta.nb;

      expect
        .soft(
          page.named("html").map((html) => attribute(html, "lang")),
          "language",
        )
        .toEqual(["nb"]);
      expect.soft(titleOf(page), "title").toContain(fillIn(own.title, source));
      expect.soft(meta.description, "description").toBe(fillIn(own.description, source));
      expect.soft(meta.viewport, "viewport").toContain("width=device-width");
      expect.soft(meta.viewport, "zoom is allowed").not.toMatch(/user-scalable|maximum-scale/);
      expect.soft(meta.generator ?? "no generator", "the skeleton's version").toContain("v12.0.1");
      const canonical = canonicalOf(page);
      const address = `https://${SITE.host}${route === "/" ? "" : route}`;
      if (route === "/404") expect.soft(canonical, "canonical address").toBeNull();
      else expect.soft([address, `${address}/`], "canonical address").toContain(canonical);
      expect.soft(meta["og:title"], "shared title").toBe(fillIn(own.title, source));
      expect.soft(meta["og:description"], "shared description").toBe(meta.description);
      expect.soft(meta["og:url"] ?? null, "shared address").toBe(canonical);
      expect.soft(meta["og:site_name"], "shared name of the site").toBe(SITE.name);
      expect.soft(meta["og:locale"], "shared language").toBe(source.file.language === undefined ? "nb_NO" : undefined);
      expect.soft(meta["og:type"], "shared type").toBeTruthy();
      expect
        .soft(meta["og:image"] ?? "no picture", "a picture for sharing")
        .toMatch(/^https:\/\/.+\.(jpe?g|png|webp)$/);
      expect.soft("og:image" in meta, "text alternative of its picture").toBe("og:image:alt" in meta);

      const icons = iconsOf(page);
      expect.soft(icons.length, "icons").toBeGreaterThan(1);
      expect.soft(icons, "the same icons as the front page").toEqual(iconsOf(builtPage("/")));
      expect.soft(doubles(icons), "each icon once").toEqual([]);
      expect.soft(colouredSchemes(page), "a colour for each scheme").toEqual(["light", "dark"]);

      const images = page.named("img");
      expect.soft(images.filter((one) => !isSized(one)).map(sourceOf), "pictures have a size").toEqual([]);
      expect
        .soft(images.filter((one) => attribute(one, "alt") === null).map(sourceOf), "pictures have an alt text")
        .toEqual([]);
    });
  }

  for (const [what, reported] of Object.entries({
    title: titleOf,
    description: (page: BuiltPage) => metaOf(page).description ?? "",
    "shared title": (page: BuiltPage) => metaOf(page)["og:title"] ?? "",
    "canonical address": (page: BuiltPage) => canonicalOf(page) ?? "",
  })) {
    test(`is no other page's: ${what}`, () => {
      expect(doubles(ALL_ROUTES.map((route) => reported(builtPage(route))))).toEqual([]);
    });
  }
});

test("a site that is not published has `noindex` on every page", () => {
  expect(SITE.published).toBe(false);
  for (const page of builtPages()) expect.soft(metaOf(page).robots, page.name).toBe("noindex");
});

test("page files have descriptions of their own", () => {
  const fixed = PAGES.filter(({ path }) => !path.includes(":"));
  expect(doubles(fixed.map(({ meta }) => meta.nb.description))).toEqual([]);
});
