import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { finishPages } from "./finish-pages";

const OLD = "styles.00000000000000000000.css";
const NEW = "styles.0123456789abcdef0123.css";
const page = (stylesheet: string) => `<head><link rel="stylesheet" href="/${stylesheet}"/></head><p>${OLD}</p>`;
const SCRIPTS = '<script>ett()</script><script src="/app-1.js" async></script>';

let root = "";
const at = (name: string) => join(root, name);
const read = (name: string) => readFileSync(at(name), "utf8");
const put = (name: string, text: string) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const finish = (complete = (_path: string, html: string) => html) => finishPages({ publicRoot: root, complete });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-"));
  mkdirSync(at("page-data/404.html"), { recursive: true });
  mkdirSync(at("slice-data"));
  put("webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: ["app.js", NEW] } }));
});
afterEach(() => rmSync(root, { recursive: true }));

test("gives pages that were not drawn anew the style sheet of this build", () => {
  put("om-oss/index.html", page(OLD));
  finish();
  expect(read("om-oss/index.html")).toBe(page(NEW));
});

test("leaves pages alone that have it", () => {
  put("om-oss/index.html", page(NEW));
  const { mtimeMs } = statSync(at("om-oss/index.html"));
  finish();
  expect(statSync(at("om-oss/index.html")).mtimeMs).toBe(mtimeMs);
});

test("puts start scripts off, in all pages but not in the slices, which Gatsby compares with those of the next build", () => {
  put("index.html", SCRIPTS);
  put("_gatsby/slices/_gatsby-scripts-1.html", SCRIPTS);
  finish();
  expect(read("index.html")).toContain("<template data-start>");
  expect(read("_gatsby/slices/_gatsby-scripts-1.html")).toBe(SCRIPTS);
});

test("gives each page links to its own data, anew in each build", () => {
  put("index.html", "<body></body>");
  put("404.html", '<body><template data-start data-beside><link href="/page-data/old.json"></template></body>');
  finish();
  expect(read("index.html")).toContain('href="/page-data/index/page-data.json"');
  expect(read("404.html")).toContain('href="/page-data/404.html/page-data.json"');
  expect(read("404.html")).not.toContain("old.json");
});

test("leaves the page alone that the service worker keeps", () => {
  put("offline-plugin-app-shell-fallback/index.html", "<body></body>");
  finish();
  expect(read("offline-plugin-app-shell-fallback/index.html")).toBe("<body></body>");
});

test("completes each page by its path, and both files of the not-found page", () => {
  for (const name of ["index.html", "filmer/index.html", "404/index.html", "404.html"]) put(name, "");
  finish((path) => path);
  expect(["index.html", "filmer/index.html", "404/index.html", "404.html"].map(read)).toEqual([
    "/",
    "/filmer",
    "/404",
    "/404",
  ]);
});

test("tells the scripts that stand in the finished pages", () => {
  for (const name of ["index.html", "filmer/index.html"]) put(name, SCRIPTS);
  expect(finish()).toEqual([expect.stringMatching(/^sha256-[\w+/]{43}=$/)]);
});
