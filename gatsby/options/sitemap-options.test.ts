import { resolvePages, serialize } from "./sitemap-options";

const SPECIAL: Readonly<Record<string, string>> = { "/uten-nett": "offline", "/logg-inn": "member-screen" };

const data: Queries.SitemapQuery = {
  allPage: {
    nodes: ["/", "/article/kaffe", "/nattoget-101", "/quiz-k1", "/uten-nett", "/logg-inn"].map((path) => ({
      path,
      blocks: [{ component: SPECIAL[path] ?? "rich-text" }],
    })),
  },
  allArticle: { nodes: [{ path: "/article/kaffe", updatedAt: Date.UTC(2026, 10, 2, 8, 15) }] },
  allEvent: {
    nodes: [
      { changed: "2026-11-16T09:30", production: { path: "/nattoget-101" } },
      { changed: "2026-11-27T14:45", production: { path: "/nattoget-101" } },
      { changed: "2026-11-20T08:00", production: { path: "/nattoget-101" } },
    ],
  },
};

const lastmod = (path: string) => resolvePages(data).find((page) => page.path === path)?.lastmod;

test("an article is dated by its last revision", () => {
  expect(lastmod("/article/kaffe")).toBe("2026-11-02T09:15:00+01:00");
});

test("a film is dated by the last change of any version's showings", () => {
  expect(lastmod("/nattoget-101")).toBe("2026-11-27T14:45:00+01:00");
});

test("a page without a date in the content has no date", () => {
  expect(resolvePages(data)[0]).toEqual({ path: "/" });
  expect(serialize({ path: "/" })).toEqual({ url: "/" });
  expect(lastmod("/quiz-k1")).toBeUndefined();
});

test("the order of pages does not depend on Gatsby's", () => {
  const turned = { ...data, allPage: { nodes: data.allPage.nodes.toReversed() } };
  expect(resolvePages(turned)).toEqual(resolvePages(data));
});
