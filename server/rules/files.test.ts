import { CLIENT_FAULT, FAULTS, faultText, SERVER_FAULT } from "./faults";
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
])("%s is %s", (file, type) => {
  expect(typeOf(file)).toBe(type);
});

/** With nosniff, a browser uses none of these under another type than the registered one. */
test.each([
  ["css", "text/css"],
  ["js", "text/javascript"],
  ["webmanifest", "application/manifest+json"],
  ["xml", "application/xml"],
  ["ics", "text/calendar"],
  ["svg", "image/svg+xml"],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["gif", "image/gif"],
  ["ico", "image/x-icon"],
  ["woff2", "font/woff2"],
  ["pdf", "application/pdf"],
  ["ukjent", "application/octet-stream"],
])("a file .%s is %s, in UTF-8 when it is text", (ending, type) => {
  const isText = /^text|json$|xml$/.test(type);
  expect(typeOf(`/a.b/fil.${ending.toUpperCase()}`)).toBe(isText ? `${type}; charset=utf-8` : type);
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

test("every error has a text: its own, or that of its kind", () => {
  expect(faultText(404)).toBe("Siden finnes ikke.");
  expect(FAULTS.map(([status]) => faultText(status))).toEqual(FAULTS.map(([, text]) => text));
  expect(FAULTS.map(([status]) => status)).toEqual([400, 404, 405, 408, 412, 413, 414, 416, 431]);
  expect([418, 499, 500, 503].map(faultText)).toEqual([CLIENT_FAULT, CLIENT_FAULT, SERVER_FAULT, SERVER_FAULT]);
});
