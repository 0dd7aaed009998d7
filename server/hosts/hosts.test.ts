import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PLAIN_SITE } from "../rules/site-facts";
import { caddyfile } from "./caddyfile";
import { headersFile } from "./headers-file";
import { nginxConfig } from "./nginx-config";
import { redirectsFile } from "./redirects-file";
import { SITE } from "./testing/hosts-site";

const HASH = "0123456789abcdef0123";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-hosts-"));
});

afterEach(() => rmSync(root, { recursive: true }));

describe("_headers", () => {
  it("gives every response its headers, and hashed files a long max-age, the largest first", () => {
    writeFileSync(join(root, `app-${HASH}.js`), "a".repeat(100));
    writeFileSync(join(root, `framework-${HASH}.js`), "a".repeat(200));
    writeFileSync(join(root, "sw.js"), "a".repeat(300));
    const text = headersFile(SITE, root);
    expect(text).toMatch(/^\/\*\n {2}Strict-Transport-Security: max-age=31536000\n/);
    expect(text).toContain("  Content-Security-Policy: default-src 'none'; ");
    expect(text.match(/^\/.*$/gm)).toEqual([
      "/*",
      "/data/*",
      "/kalender/*",
      "/rss/*",
      "/static/*",
      "/sok-indeks/*",
      `/framework-${HASH}.js`,
      `/app-${HASH}.js`,
    ]);
  });

  it("has no header in two rules that match one path, since the hosts would join their values", () => {
    const names = headersFile(SITE, root)
      .split("\n\n")
      .map((rule) => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = ""]) => name));
    const [everywhere = [], ...others] = names;
    expect(everywhere).not.toContain("Cache-Control");
    expect(others.flat().filter((name) => everywhere.includes(name))).toEqual([]);
  });

  it("opens the data to other sites, and keeps files with a hash for a year", () => {
    writeFileSync(join(root, `app-${HASH}.js`), "a");
    mkdirSync(join(root, `mappe-${HASH}.js`));
    const rules = headersFile(SITE, root).trimEnd().split("\n\n").slice(1);
    const open = "Access-Control-Allow-Origin: *";
    const cached = "Cache-Control: public, max-age=31536000, immutable";
    expect(rules.map((rule) => rule.split("\n  "))).toEqual([
      ["/data/*", open],
      ["/kalender/*", open],
      ["/rss/*", open],
      ["/static/*", cached],
      ["/sok-indeks/*", cached],
      [`/app-${HASH}.js`, cached],
    ]);
  });

  it("stays within what Cloudflare reads", () => {
    for (let file = 0; file < 200; file += 1) writeFileSync(join(root, `${file}-${HASH}.js`), "a");
    expect(headersFile(SITE, root).match(/^\//gm)).toHaveLength(100);
    const players = Array.from({ length: 200 }, (_, index) => `https://video-${index}.example.no`);
    expect(() => headersFile({ ...SITE, players }, root)).toThrow("Cloudflare drops a line");
  });
});

test("_redirects redirects paths and hosts, percent-encoded", () => {
  expect(redirectsFile(SITE).split("\n")).toEqual([
    "https://www.kulturhuset.example.no/* https://kulturhuset.example.no/:splat 301!",
    "http://www.kulturhuset.example.no/* https://kulturhuset.example.no/:splat 301!",
    "/404 /404.html 404!",
    "/_gatsby/* /404.html 404!",
    "/p%C3%A5ske /p%C3%A5skekino 301",
    "/billett https://billett.example.no/kjop?sted=1#topp 301",
    "",
  ]);
});

test("_redirects takes no path for a wildcard or a placeholder", () => {
  const redirects = [{ from: "/a/*/:navn b", to: "/b/:splat" }];
  expect(redirectsFile({ ...PLAIN_SITE, redirects })).toContain("/a/%2A/%3Anavn%20b /b/%3Asplat 301\n");
});

test("a folder that a server's configuration cannot name is refused", () => {
  expect(() => nginxConfig(SITE, { root: "/srv/$navn" })).toThrow("nginx kan ikke skrive");
  expect(() => caddyfile(SITE, { root: "/srv/{navn}" })).toThrow("Caddy kan ikke skrive");
});

test("no text of an editor is parsed as a directive", () => {
  const redirects = [{ from: '/a";return{403}`', to: '/b";$uri`{env.HOME}' }];
  for (const text of [
    nginxConfig({ ...SITE, redirects }, { root: "/srv" }),
    caddyfile({ ...SITE, redirects }, { root: "/srv" }),
  ]) {
    expect(text).not.toContain('/b"');
    expect(text).not.toMatch(/\$uri[`{]|\{env\.HOME\}/);
  }
});
