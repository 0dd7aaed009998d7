import { FACTS, fileIn, fileLike } from "./built-site";

/** Requests to all servers, and the expected responses. */

const IMMUTABLE = "public, max-age=31536000, immutable";
export const HOUR = "public, max-age=3600";
export const NEW = "no-cache";

export const SCRIPT = fileLike(/^app-[0-9a-f]{20}\.js$/);
const STYLES = fileLike(/^styles\.[0-9a-f]{20}\.css$/);
const CATALOGUE = fileIn("sok-indeks", ".json");
export const PDF = fileIn("programmer", ".pdf");
export const PICTURE = fileIn("static", ".webp");

/** The type of a file, and how long it may be cached. */
export const FILES: readonly (readonly [path: string, type: string, cache: string])[] = [
  ["/", "text/html; charset=utf-8", NEW],
  ["/filmer", "text/html; charset=utf-8", NEW],
  ["/article/personvernerklaering?fra=bunn", "text/html; charset=utf-8", NEW],
  ["/page-data/index/page-data.json", "application/json; charset=utf-8", NEW],
  ["/page-data/app-data.json", "application/json; charset=utf-8", NEW],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", NEW],
  ["/sitemap-index.xml", "application/xml; charset=utf-8", NEW],
  ["/rss/kinoprogram.xml", "application/rss+xml; charset=utf-8", NEW],
  ["/kalender/kino.ics", "text/calendar; charset=utf-8", NEW],
  ["/data/program.json", "application/json; charset=utf-8", NEW],
  ["/data/program.schema.json", "application/schema+json; charset=utf-8", NEW],
  ["/sok-indeks.json", "application/json; charset=utf-8", NEW],
  [CATALOGUE, "application/json; charset=utf-8", IMMUTABLE],
  [SCRIPT, "text/javascript; charset=utf-8", IMMUTABLE],
  [STYLES, "text/css; charset=utf-8", IMMUTABLE],
  [PICTURE, "image/webp", IMMUTABLE],
  ["/robots.txt", "text/plain; charset=utf-8", HOUR],
  ["/icons/icon-192x192.png?v=1", "image/png", HOUR],
  [PDF, "application/pdf", HOUR],
];

export const MOVED: readonly (readonly [from: string, to: string])[] = [
  ...FACTS.redirects.slice(0, 3).map(({ from, to }) => [from, to] as const),
  ["/kino?dag=i-dag", "/kinoprogram?dag=i-dag"],
  ["/p%C3%A5ske", "/article/dagkino-pa-rakkestad-kino"],
  ["/pa%CC%8Aske", "/article/dagkino-pa-rakkestad-kino"],
  ["/gammel.html", "/s%C3%B8k?q=%C3%A5l"],
  ["/billett", "https://billett.example.no/kjop?sted=1#topp"],
  ["/billett?film=7", "https://billett.example.no/kjop?sted=1&film=7#topp"],
  ["/kino.gammel?dag=i-dag", "/filmer?dag=i-dag#i-dag"],
  ["/filmer/", "/filmer"],
  ["/filmer//?dag=i-dag&side=2", "/filmer?dag=i-dag&side=2"],
  ["/article/personvernerklaering/", "/article/personvernerklaering"],
  // An address that would lead to another host must not.
  ["//example.com/", "/example.com"],
];

export const NOT_THERE = [
  "/finnes-ikke",
  "/filmer/finnes-ikke",
  "/finnes-ikke.png",
  "/app-00000000000000000000.js",
  "/kinoXgammel",
  "/KINO",
  "/static",
  "/_headers",
  "/_redirects",
  "/_gatsby/slices/header-1.html",
  "/webpack.stats.json",
  "/chunk-map.json",
  `${SCRIPT}.map`,
  "/~partytown/partytown.js",
  "/404",
  "/404.html",
  "/404/index.html",
  "/.hemmelig",
  "/index.html.br",
];

export const OUTSIDE = [
  "/../package.json",
  "/%2e%2e/package.json",
  "/static/%2e%2e/%2e%2e/package.json",
  "/..%2fpackage.json",
  "/filmer%00.html",
  "/%E0%A4%A",
];

/**
 * What a client accepts, and what it may get. nginx respects refusals, and sends brotli to every client that accepts
 * it; only our own server supports an asterisk.
 */
export const ENCODINGS: readonly (readonly [accepted: string, sent: string])[] = [
  ["gzip, deflate, br, zstd", "br"],
  ["BR", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000", "plain"],
  ["br;q=0, gzip;q=0", "plain"],
  ["gzip;q=0", "plain"],
  ["*;q=0", "plain"],
  ["brx, xbr", "plain"],
  ["gzip;q=1.0, br;q=0.5", "gzip or br"],
  ["*", "br or plain"],
  ["*, br;q=0", "gzip or plain"],
];
