import { isCacheable, kindOf, kindOfFile } from "./kind-of-request";

const ORIGIN = "https://kulturhus.example.no";
const HASH = "0123456789abcdef0123";

const requestFor = (path: string, more: Partial<Request> = {}) => ({
  method: "GET",
  mode: "cors" as const,
  cache: "default" as const,
  headers: new Headers(),
  url: new URL(path, ORIGIN).href,
  ...more,
});

test.each([
  ["/", "page"],
  ["/kinoprogram?dag=i-dag", "page"],
  ["/article/linnekleppen---brannvakttarn", "page"],
  ["/404.html", "page"],
  ["/programmer/kulturprogram.pdf", null],
  ["/kalender/kino.ics", null],
  ["/rss/artikler.xml", null],
])("a navigation to %s is: %s", (path, kind) => {
  expect(kindOf(requestFor(path, { mode: "navigate" }), ORIGIN)).toBe(kind);
});

test.each([
  ["/page-data/kinoprogram/page-data.json", "data"],
  ["/page-data/app-data.json", "data"],
  ["/slice-data/header.json", "data"],
  ["/data/film/nattekspressen-20261.json", "data"],
  ["/data/program.json", null],
  ["/sok-indeks.json", null],
  ["/sok-indeks/katalog-0123456789ab.json", null],
  [`/app-${HASH}.js`, "code"],
  ["/app.js", null],
  ["/sw.js", null],
  [`/styles.${HASH}.css`, "code"],
  ["/static/text-a46bd490.woff2", "code"],
  ["/static/abc/plakat.webp", "picture"],
  ["/icons/icon-48x48.png", null],
])("the file %s is: %s", (path, kind) => {
  expect(kindOfFile(path)).toBe(kind);
  expect(kindOf(requestFor(path), ORIGIN)).toBe(kind);
});

test.each([
  ["another site's picture", requestFor("https://film.example.no/static/plakat.webp")],
  ["the film platform", requestFor("https://film.example.no/tickets")],
  ["a form that is sent", requestFor("/", { method: "POST", mode: "navigate" })],
  ["a part of a file", requestFor("/static/abc/plakat.webp", { headers: new Headers({ range: "bytes=0-1" }) })],
  ["a request that bypasses all caches", requestFor("/page-data/app-data.json", { cache: "no-store" })],
])("leaves %s to the network", (_what, request) => {
  expect(kindOf(request, ORIGIN)).toBeNull();
});

const answer = (type: string, status = 200) => new Response("", { status, headers: { "content-type": type } });

test("caches no error, and no HTML error page as a script", () => {
  expect(isCacheable("code", answer("application/javascript; charset=utf-8"))).toBe(true);
  expect(isCacheable("code", answer("text/html; charset=utf-8"))).toBe(false);
  expect(isCacheable("page", answer("text/html; charset=utf-8"))).toBe(true);
  expect(isCacheable("page", answer("text/html", 404))).toBe(false);
  expect(isCacheable("data", answer("text/html"))).toBe(false);
  expect(isCacheable("picture", answer("image/webp", 206))).toBe(false);
});
