/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { renderToStaticMarkup } from "react-dom/server";
import { Seo } from "./seo";

const page: Queries.SeoPageFragment = {
  layout: "default",
  language: null,
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

test("has only the title of the front page", () => {
  const front = head({ path: "/", meta: { ...page.meta, title: "Kulturhuset: kino og kultur" } });
  expect(front.querySelector("title")?.textContent).toBe("Kulturhuset: kino og kultur");
});

test("is open to search engines once the site is published", () => {
  expect(said(head(), "robots")).toBeNull();
});

test.each<[string, Partial<Queries.SeoPageFragment>]>([
  ["the screen in the foyer", { layout: "foyer" }],
  ["a page for logging in", { blocks: [{ __typename: "RichTextBlock" }, { __typename: "MemberScreenBlock" }] }],
  ["the page without a network", { blocks: [{ __typename: "OfflineBlock" }] }],
])("keeps search engines away from %s for good", (_, overrides) => {
  expect(said(head(overrides), "robots")).toBe("noindex");
});

test("has no keywords where the editor wrote none", () => {
  expect(said(head({ meta: { ...page.meta, keywords: [] } }), "keywords")).toBeNull();
});

test("shares no picture where there is none", () => {
  const content = head({ meta: { ...page.meta, image: null } });
  expect(said(content, "og:image")).toBeNull();
  expect(said(content, "og:image:width")).toBeNull();
  expect(said(content, "twitter:card")).toBe("summary");
  expect(said(content, "og:image:alt")).toBeNull();
});

test("a site that is not in production is not indexed, even when it is published", () => {
  const robots = (stage: Queries.SiteStage) =>
    head({}, { stage }).querySelector('meta[name="robots"]')?.getAttribute("content");
  expect(robots("test")).toBe("noindex");
  expect(robots("production")).toBeUndefined();
});

test("says that it is in Norwegian where it is: Open Graph knows no language without a country", () => {
  expect(said(head(), "og:locale")).toBe("nb_NO");
  expect(said(head({ language: "en" }), "og:locale")).toBeNull();
});
