import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PageFactsHtml } from "../../src/features/programme/build/machine-files";
import { finishPages } from "./finish-pages";

const OLD = "styles.00000000000000000000.css";
const NEW = "styles.0123456789abcdef0123.css";
const GATSBYS =
  '<script>window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="0a";</script><script src="/app-1.js" async></script>';
const page = (stylesheet: string, inside = GATSBYS) =>
  `<html><head><link rel="stylesheet" href="/${stylesheet}"/></head><body><p>${OLD}</p>${inside}</body></html>`;

let root = "";
const at = (name: string) => join(root, name);
const read = (name: string) => readFileSync(at(name), "utf8");
const put = (name: string, text: string) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const HEAD = `<meta name="theme-color" content="#fff">`;
const FACTS: PageFactsHtml = { links: "", data: "" };
const finish = (factsOf: (path: string) => PageFactsHtml | null = () => FACTS) =>
  finishPages({ publicRoot: root, factsOf, head: HEAD });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-"));
  mkdirSync(at("page-data/404.html"), { recursive: true });
  mkdirSync(at("slice-data"));
  put("_gatsby/slices/_gatsby-scripts-1.html", GATSBYS);
  put("webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: ["app.js", NEW] } }));
});
afterEach(() => rmSync(root, { recursive: true }));

test("gives pages that were not rendered again the style sheet of this build", () => {
  put("om-oss/index.html", page(OLD));
  finish();
  expect(read("om-oss/index.html")).toContain(`<link rel="stylesheet" href="/${NEW}"/>`);
  expect(read("om-oss/index.html")).toContain(`<p>${OLD}</p>`);
});

test("leaves pages alone that are finished", () => {
  put("om-oss/index.html", page(NEW, GATSBYS));
  finish();
  const { mtimeMs } = statSync(at("om-oss/index.html"));
  const html = read("om-oss/index.html");
  finish();
  expect(read("om-oss/index.html")).toBe(html);
  expect(statSync(at("om-oss/index.html")).mtimeMs).toBe(mtimeMs);
});

test("defers start scripts in all pages but not in the slices, which Gatsby compares with those of the next build", () => {
  put("index.html", page(NEW, GATSBYS));
  finish();
  expect(read("index.html")).toContain('<template data-start><script src="/app-1.js"></script></template>');
  expect(read("_gatsby/slices/_gatsby-scripts-1.html")).toBe(GATSBYS);
});

test("gives each page links to its own data, renewed in each build", () => {
  put("index.html", page(NEW));
  put("404.html", page(NEW));
  finish();
  expect(read("index.html")).toContain('href="/page-data/index/page-data.json"');
  expect(read("404.html")).toContain('href="/page-data/404.html/page-data.json"');
  put("slice-data/header.json", "{}");
  finish();
  expect(read("404.html").match(/page-data\/404/g)).toHaveLength(1);
  expect(read("404.html")).toContain('href="/slice-data/header.json"');
});

test("does not change the page that the service worker precaches", () => {
  put("offline-plugin-app-shell-fallback/index.html", "<body></body>");
  finish();
  expect(read("offline-plugin-app-shell-fallback/index.html")).toBe("<body></body>");
});

test("completes each page by its path, and both files of the not-found page", () => {
  const files = ["index.html", "filmer/index.html", "404/index.html", "404.html"];
  for (const name of files) put(name, page(NEW));
  finish((path) => ({ links: `<link title="${path}">`, data: "" }));
  expect(files.map((name) => /<link title="([^"]+)"/.exec(read(name))?.[1])).toEqual(["/", "/filmer", "/404", "/404"]);
});

test("does not change HTML files that are not pages of the site", () => {
  put("google0123.html", "google-site-verification: google0123.html");
  finish((path) => (path === "/google0123" ? null : FACTS));
  expect(read("google0123.html")).toBe("google-site-verification: google0123.html");
});

test("an HTML file with an unknown inline script stops the build by its name, and is not written", () => {
  const html = page(NEW, `${GATSBYS}<script>hit()</script>`);
  put("filmer/index.html", html);
  expect(() => finish()).toThrow(/^filmer\/index\.html har et skript/);
  expect(read("filmer/index.html")).toBe(html);
});

test("writes the shared head markup into each page, once", () => {
  put("om-oss/index.html", page(NEW));
  finish();
  finish();
  expect(read("om-oss/index.html").split(HEAD)).toHaveLength(2);
});

test.each([
  ["no link to the style sheet", page(NEW).replace("<link", "<meta"), `one link, to ${NEW}`],
  [
    "a second one",
    page(NEW).replace("</head>", '<link rel="stylesheet" href="/more.css"></head>'),
    `one link, to ${NEW}`,
  ],
  ["the style sheet under another name", page("style-1.css"), `one link, to ${NEW}`],
  ["no start script", page(NEW, ""), "1 start scripts of Gatsby's in om-oss/index.html"],
  ["a start script of another form", page(NEW, GATSBYS.replace(" async", "")), "1 start scripts of Gatsby's"],
])("a page with %s ends the build", (_what, html, expected) => {
  put("om-oss/index.html", html);
  expect(() => finish()).toThrow(`Expected ${expected}`);
});

test("statistics without a style sheet end the build", () => {
  put("webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: ["app.js"] } }));
  expect(() => finish()).toThrow("Expected a style sheet styles.<hash>.css of the chunk app");
});
