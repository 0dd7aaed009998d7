import { caddyfile } from "./caddyfile";
import { linesOf, SITE } from "./testing/hosts-site";

test("Caddy matches an old path literally", () => {
  const redirects = [{ from: "/kino.gammel`", to: "/filmer" }];
  expect(caddyfile({ ...SITE, redirects }, { root: "/srv" })).toContain("path_regexp `^/kino\\x{2e}gammel\\x{60}$`");
});

describe("Caddy", () => {
  const text = caddyfile(SITE, { root: "/srv/kulturhus/public" });
  const lines = linesOf(text);

  it("sends packed files, types and pages as the rules say", () => {
    for (const line of [
      'root * "/srv/kulturhus/public"',
      "precompressed br gzip",
      "Vary Accept-Encoding",
      "@html path *.html",
      'header @html Content-Type "text/html; charset=utf-8"',
      "@type-0 path_regexp `^/rss/.+\\.xml$`",
      'header @type-0 Content-Type "application/rss+xml; charset=utf-8"',
      "try_files {path} {path}/index.html =404",
      "error @hidden 404",
      "@write not method GET HEAD",
      'header Allow "GET, HEAD"',
      "error 405",
      "file /404.html",
      "rewrite * /404.html",
      '"" "" ""',
      'default "?{query}" "&{query}"',
      'header @part Cache-Control "no-cache"',
      'X-Robots-Tag "noindex"',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => line === "import site_file")).toHaveLength(2);
  });

  it("sets a header by its first rule, and by none where it is empty", () => {
    const at = lines.indexOf("@cache-control-1 {");
    expect(lines.slice(at, at + 5)).toEqual([
      "@cache-control-1 {",
      "path_regexp `-[0-9a-f]{20}\\.(js|css)$`",
      "not path_regexp `^/static/`",
      "}",
      'header @cache-control-1 Cache-Control "public, max-age=31536000, immutable"',
    ]);
    expect(lines).toContain('header @cache-control Cache-Control "public, max-age=3600"');
    expect(text).not.toContain("header @content-security-policy-1 ");
    expect(text).not.toContain("header @access-control-allow-origin Access");
    expect(text).toContain('header @access-control-allow-origin-0 Access-Control-Allow-Origin "*"');
  });

  it("redirects old paths with the request's query, and other hosts", () => {
    for (const line of [
      'redir * "/p%C3%A5skekino{site.query}" 301',
      'redir * "https://billett.example.no/kjop?sted=1{site.more}#topp" 301',
      'redir * "/{re.slash.1}{site.query}" 301',
      "redir https://kulturhuset.example.no{uri} 301",
      "@redirect-0 path_regexp `^/p\\x{e5}ske$`",
      "handle @redirect-1 {",
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => line === 'header Cache-Control "public, max-age=3600"')).toHaveLength(4);
  });

  it("answers errors by a text", () => {
    expect(text).toContain('respond "Her kan du bare hente sider og filer.\n" {err.status_code}');
    expect(text).toContain('respond "Noe gikk galt hos oss. Prøv igjen om litt.\n" {err.status_code}');
    expect(text).toContain('respond "Serveren kan ikke svare på forespørselen.\n" {err.status_code}');
    expect(lines).toContain("@fault-405 expression {err.status_code} == 405");
    expect(lines).toContain("@fault expression {err.status_code} >= 500");
    expect(lines).toContain('header Cache-Control "no-store"');
  });

  it("obtains certificates, or serves on one port for a test", () => {
    expect(lines).toContain("kulturhuset.example.no {");
    expect(lines).toContain("www.kulturhuset.example.no, https:// {");
    const tested = linesOf(caddyfile(SITE, { root: "/srv", port: 8080 }));
    expect(tested).toContain("http://kulturhuset.example.no:8080 {");
    expect(tested).toContain("http://www.kulturhuset.example.no:8080, http://:8080 {");
  });
});

test("a folder whose name Caddy cannot write is refused", () => {
  expect(() => caddyfile(SITE, { root: "/srv/{hus}" })).toThrow("Caddy kan ikke skrive { og }, som står i «/srv/{hus}");
});
