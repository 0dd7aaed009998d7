import { contentSecurityPolicy } from "./content-security-policy";
import { everyAnswer, fileHeaders, valueFor } from "./headers";
import { withQuery } from "./redirects";
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
    ["/404.html", "no-cache"],
    ["/sw.js", "no-cache"],
    ["/idb-keyval-3.2.0-iife.min.js", "no-cache"],
    ["/app-0123456789abcdef012.js", "no-cache"],
  ])("set the caching of %s: %s", (file, cache) => {
    expect(valueIn("Cache-Control", file)).toBe(cache);
  });

  it("open no file of the same name in another folder to other sites", () => {
    expect(valueIn("Cross-Origin-Resource-Policy", "/filmer/data/program.json")).toBe("same-origin");
    expect(valueIn("Access-Control-Allow-Origin", "/filmer/data/program.json")).toBe("");
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

test("pages and their frames get no sensors, no camera and no payment", () => {
  const { "Permissions-Policy": denied = "" } = Object.fromEntries(everyAnswer({ published: true }));
  expect(denied.split(", ").sort()).toEqual(
    ["accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "payment", "usb"].map(
      (feature) => `${feature}=()`,
    ),
  );
  expect(Object.fromEntries(everyAnswer({ published: false }))["X-Robots-Tag"]).toBe("noindex");
});
