import { CLIENT_FAULT, faultText, SERVER_FAULT } from "./faults";
import { isHidden, isInternal, PACKED, typeOf } from "./files";

test.each([
  ["/.git/config", true],
  ["/static/.hemmelig", true],
  ["/.well-known/security.txt", false],
  ["/_headers", true],
  ["/_gatsby/slices/header-1.html", true],
  ["/index.html.br", true],
  ["/index.html.gz", true],
  ["/_redirects", true],
  ["/_gatsby", true],
  ["/_gatsbyen", false],
  ["/filmer/_headers", false],
  ["/404", true],
  ["/404.html", true],
  ["/404/index.html", true],
  ["/filmer/404", false],
  ["/webpack.stats.json", true],
  ["/chunk-map.json", true],
  ["/data/chunk-map.json", false],
  ["/~partytown/partytown.js", true],
  ["/app-0123456789abcdef0123.js.map", true],
  ["/.", true],
  ["/headers", false],
  ["/artikkel.html", false],
])("%s is hidden: %s", (file, hidden) => {
  expect(isHidden(file)).toBe(hidden);
});

test.each([
  ["/PLAKAT.JPG", "image/jpeg"],
  ["/rss/kinoprogram.xml", "application/rss+xml; charset=utf-8"],
  ["/sitemap-0.xml", "application/xml; charset=utf-8"],
  ["/data/program.schema.json", "application/schema+json; charset=utf-8"],
  ["/sok-indeks/ord-0123456789ab.txt", "text/plain; charset=utf-8"],
  ["/plan.svg", "image/svg+xml; charset=utf-8"],
  ["/plakat.jpeg", "image/jpeg"],
  ["/plakat.avif", "image/avif"],
  ["/plakat.gif", "image/gif"],
  ["/skrift.woff2", "font/woff2"],
  ["/fil.ukjent", "application/octet-stream"],
])("%s is %s", (file, type) => {
  expect(typeOf(file)).toBe(type);
});

test.each([
  ["/webpack.stats.json", true],
  ["/chunk-map.json", true],
  ["/~partytown/debug/a.js", true],
  ["/app.mjs.map", true],
  ["/styles.css.map", true],
  ["/404/index.html", true],
  ["/404.html", false],
  ["/.hemmelig", false],
  ["/_headers", false],
  ["/kart.map", false],
])("%s is deleted at the end of a build: %s", (file, internal) => {
  expect(isInternal(file)).toBe(internal);
});

test.each([
  ...["html", "js", "css", "json", "webmanifest", "xml", "txt", "ics", "svg"].map((ending) => [ending, true] as const),
  ...["png", "jpg", "webp", "woff2", "pdf", "br", "gz", "htmlx"].map((ending) => [ending, false] as const),
])("a file .%s gains from compression: %s", (ending, gains) => {
  expect(new RegExp(PACKED).test(`/fil.${ending}`)).toBe(gains);
});

test("an error has its own text, or that of its kind", () => {
  expect([404, 418, 500].map(faultText)).toEqual(["Siden finnes ikke.", CLIENT_FAULT, SERVER_FAULT]);
});
