import { contentSecurityPolicy } from "./content-security-policy";
import { everyAnswer, fileHeaders, valueFor } from "./headers";
import { asLocation, withQuery } from "./redirects";
import { PLAIN_SITE } from "./site-facts";

const directives = (policy: string): ReadonlyMap<string, string> =>
  new Map(policy.split("; ").map((line) => [line.split(" ", 1)[0] ?? "", line.slice(line.indexOf(" ") + 1)]));

describe("the content security policy", () => {
  it("allows only 'self' for a site without partners and trailers", () => {
    const policy = directives(contentSecurityPolicy(PLAIN_SITE));
    expect(Object.fromEntries(policy)).toMatchObject({
      "default-src": "'none'",
      "script-src": "'self'",
      "connect-src": "'self'",
      "img-src": "'self' data:",
      "frame-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "style-src": "'self'",
      "style-src-attr": "'unsafe-inline'",
      "font-src": "'self'",
      "manifest-src": "'self'",
      "worker-src": "'self'",
      "frame-ancestors": "'none'",
    });
  });

  it("allows the film platform, the trailers' players, and the pages' own scripts by their hashes", () => {
    const policy = directives(
      contentSecurityPolicy({
        filmPlatforms: ["https://film.example.no"],
        collectors: ["https://feil.example.no"],
        players: ["https://video.example.no", "https://klipp.example.no"],
        inlineScripts: ["sha256-abc=", "sha256-def="],
      }),
    );
    expect(policy.get("connect-src")).toBe("'self' https://film.example.no https://feil.example.no");
    expect(policy.get("img-src")).toBe("'self' data: https://film.example.no");
    expect(policy.get("frame-src")).toBe("https://video.example.no https://klipp.example.no");
    expect(policy.get("script-src")).toBe("'self' 'sha256-abc=' 'sha256-def='");
  });

  it("never allows unknown inline scripts or eval", () => {
    const script = directives(contentSecurityPolicy(PLAIN_SITE)).get("script-src");
    expect(script).not.toContain("'unsafe-inline'");
    expect(script).not.toContain("'unsafe-eval'");
    expect(script).not.toContain("'unsafe-hashes'");
  });
});

describe("headers of files", () => {
  const valueIn = (name: string, file: string) =>
    fileHeaders(PLAIN_SITE)
      .filter((header) => header.name === name)
      .map((header) => valueFor(header, file))[0];

  it.each([
    ["/index.html", "no-cache"],
    ["/404.html", "no-cache"],
    ["/sw.js", "no-cache"],
    ["/idb-keyval-3.2.0-iife.min.js", "no-cache"],
    ["/page-data/filmer/page-data.json", "no-cache"],
    ["/page-data/app-data.json", "no-cache"],
    ["/sitemap-0.xml", "no-cache"],
    ["/kalender/film/nattekspressen.ics", "no-cache"],
    ["/app-0123456789abcdef0123.js", "public, max-age=31536000, immutable"],
    ["/static/a/b/plakat.webp", "public, max-age=31536000, immutable"],
    ["/styles.0123456789abcdef0123.css", "public, max-age=31536000, immutable"],
    ["/sok-indeks/ord-0123456789ab.txt", "public, max-age=31536000, immutable"],
    ["/sok-indeks.json", "no-cache"],
    ["/app-0123456789abcdef012.js", "no-cache"],
    ["/manifest.webmanifest", "no-cache"],
    ["/programmer/kulturprogram.pdf", "public, max-age=3600"],
    ["/icons/icon-48x48.png", "public, max-age=3600"],
  ])("set the caching of %s: %s", (file, cache) => {
    expect(valueIn("Cache-Control", file)).toBe(cache);
  });

  it.each([
    ["/data/program.json", "cross-origin", "*"],
    ["/kalender/kino.ics", "cross-origin", "*"],
    ["/rss/aktuelt.xml", "cross-origin", "*"],
    ["/static/plakat.jpg", "cross-origin", ""],
    ["/filmer/data/program.json", "same-origin", ""],
    ["/index.html", "same-origin", ""],
  ])("let other sites use %s: %s, and read it: %j", (file, resource, reading) => {
    expect(valueIn("Cross-Origin-Resource-Policy", file)).toBe(resource);
    expect(valueIn("Access-Control-Allow-Origin", file)).toBe(reading);
  });

  it.each([
    "/programmer/kulturprogram.pdf",
    "/app-0123456789abcdef0123.js",
    "/styles.0123456789abcdef0123.css",
    "/static/plakat.jpg",
    "/page-data/index/page-data.json",
  ])("leave out the policy for %s, to which browsers apply none", (file) => {
    expect(valueIn("Content-Security-Policy", file)).toBe("");
  });

  it.each([
    "/index.html",
    "/404.html",
    "/static/merke.svg",
    "/rss/aktuelt.xml",
    "/sw.js",
    "/empty-worker.js",
    "/ukjent",
  ])("have the policy for %s, a document or a worker", (file) => {
    expect(valueIn("Content-Security-Policy", file)).toContain("default-src 'none'");
  });
});

test("unpublished sites are noindex", () => {
  const names = (published: boolean) => everyAnswer({ published }).map(([name]) => name);
  expect(names(false)).toContain("X-Robots-Tag");
  expect(names(true)).not.toContain("X-Robots-Tag");
});

test.each([
  ["/filmer", "?dag=i-dag", "/filmer?dag=i-dag"],
  ["/filmer#i-dag", "?dag=i-dag", "/filmer?dag=i-dag#i-dag"],
  ["/sok?q=kino", "?side=2", "/sok?q=kino&side=2"],
  ["/filmer", "", "/filmer"],
])("%s with %s is %s", (target, query, location) => {
  expect(withQuery(target, query)).toBe(location);
});

test.each([
  ["/påske", "/p%C3%A5ske"],
  ["/p%C3%A5ske", "/p%C3%A5ske"],
  ["/100%25", "/100%25"],
  ["/a\r\nSet-Cookie: b", "/a%0D%0ASet-Cookie:%20b"],
])("%j is %s in a header", (target, location) => {
  expect(asLocation(target)).toBe(location);
});

test("every response has nosniff, HSTS and a strict referrer policy", () => {
  expect(Object.fromEntries(everyAnswer({ published: true }))).toMatchObject({
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
  });
});

test("pages and their frames get no sensors, no camera and no payment", () => {
  const { "Permissions-Policy": denied = "" } = Object.fromEntries(everyAnswer({ published: true }));
  expect(denied.split(", ").sort()).toEqual(
    ["accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "payment", "usb"].map(
      (feature) => `${feature}=()`,
    ),
  );
  expect(Object.fromEntries(everyAnswer({ published: false }))["X-Robots-Tag"]).toBe("noindex");
});
