/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { renderToStaticMarkup } from "react-dom/server";
import { Seo } from "./seo";

const page: Queries.SeoPageFragment = {
  layout: "default",
  path: "/kinoprogram",
  blocks: [{ __typename: "ScheduleBlock" }],
  meta: {
    title: "Kinoprogram",
    description: "Alle filmene, dag for dag.",
    keywords: ["kino", "film"],
    image: {
      alt: "Kinosalen",
      file: { childImageSharp: { share: { src: "/static/salen.jpg", width: 1200, height: 630 } } },
    },
  },
};

const website: Queries.SeoWebsiteFragment = {
  name: "Kulturhuset",
  url: "https://kulturhuset.example.no",
  published: true,
  stage: "production",
  skeletonVersion: "1.2.0",
  locale: { default: "nb" },
};

const head = (
  pageOverrides: Partial<Queries.SeoPageFragment> = {},
  websiteOverrides: Partial<Queries.SeoWebsiteFragment> = {},
): DocumentFragment => {
  const template = document.createElement("template");
  template.innerHTML = renderToStaticMarkup(
    <Seo page={{ ...page, ...pageOverrides }} website={{ ...website, ...websiteOverrides }} />,
  );
  return template.content;
};

const said = (content: DocumentFragment, name: string): string | null =>
  content.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? null;
const canonical = (content: DocumentFragment) => content.querySelector('link[rel="canonical"]')?.getAttribute("href");

test("has the page's name, and then the venue's", () => {
  expect(head().querySelector("title")?.textContent).toBe("Kinoprogram – Kulturhuset");
});

test("has only the title of the front page", () => {
  const front = head({ path: "/", meta: { ...page.meta, title: "Kulturhuset: kino og kultur" } });
  expect(front.querySelector("title")?.textContent).toBe("Kulturhuset: kino og kultur");
});

test("gives the page its one address", () => {
  expect(canonical(head())).toBe("https://kulturhuset.example.no/kinoprogram");
  expect(said(head(), "og:url")).toBe("https://kulturhuset.example.no/kinoprogram");
});

test("has the site's address for the front page", () => {
  expect(canonical(head({ path: "/" }))).toBe("https://kulturhuset.example.no");
});

test("gives the not-found page none, since it is sent for any missing address", () => {
  const content = head({ path: "/404", blocks: [{ __typename: "NotFoundBlock" }] });
  expect(canonical(content)).toBeUndefined();
  expect(said(content, "og:url")).toBeNull();
});

test("is open to search engines once the site is published", () => {
  expect(said(head(), "robots")).toBeNull();
});

test("excludes search engines until then", () => {
  expect(said(head({}, { published: false }), "robots")).toBe("noindex");
});

test.each<[string, Partial<Queries.SeoPageFragment>]>([
  ["the screen in the foyer", { layout: "foyer" }],
  ["a page for logging in", { blocks: [{ __typename: "RichTextBlock" }, { __typename: "MemberScreenBlock" }] }],
  ["the page without a network", { blocks: [{ __typename: "OfflineBlock" }] }],
])("keeps search engines away from %s for good", (_, overrides) => {
  expect(said(head(overrides), "robots")).toBe("noindex");
});

test("describes the page, and link previews have the same text", () => {
  const content = head();
  expect(said(content, "description")).toBe("Alle filmene, dag for dag.");
  expect(said(content, "og:description")).toBe("Alle filmene, dag for dag.");
  expect(said(content, "og:title")).toBe("Kinoprogram");
  expect(said(content, "og:site_name")).toBe("Kulturhuset");
  expect(said(content, "keywords")).toBe("kino, film");
});

test("has no keywords where the editor wrote none", () => {
  expect(said(head({ meta: { ...page.meta, keywords: [] } }), "keywords")).toBeNull();
});

test("has the absolute address of the picture, with a text alternative", () => {
  expect(said(head(), "og:image")).toBe("https://kulturhuset.example.no/static/salen.jpg");
  expect(said(head(), "og:image:alt")).toBe("Kinosalen");
});

test("has the picture's size, so that it is shown large the first time too", () => {
  const content = head();
  expect(said(content, "og:image:width")).toBe("1200");
  expect(said(content, "og:image:height")).toBe("630");
  expect(said(content, "twitter:card")).toBe("summary_large_image");
});

test("shares no picture where there is none", () => {
  const content = head({ meta: { ...page.meta, image: null } });
  expect(said(content, "og:image")).toBeNull();
  expect(said(content, "og:image:width")).toBeNull();
  expect(said(content, "twitter:card")).toBe("summary");
  expect(said(content, "og:image:alt")).toBeNull();
});

test("has the skeleton's version", () => {
  expect(said(head(), "generator")).toBe("Kulturhus 1.2.0");
});

test("leaves the html element to Gatsby's replacement in createElement", () => {
  const createElement = jest.spyOn(jest.requireActual<typeof import("react")>("react"), "createElement");
  head();
  expect(createElement).toHaveBeenCalledWith("html", { lang: "nb" });
});

test("a site that is not in production is not indexed, even when it is published", () => {
  const robots = (stage: Queries.SiteStage) =>
    head({}, { stage }).querySelector('meta[name="robots"]')?.getAttribute("content");
  expect(robots("test")).toBe("noindex");
  expect(robots("production")).toBeUndefined();
});
