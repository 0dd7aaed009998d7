import { nginxConfig } from "./nginx-config";
import { linesOf, SITE } from "./testing/hosts-site";

test("nginx listens with the host's certificate, and redirects http and other hosts", () => {
  const text = nginxConfig(SITE, { root: "/srv/kulturhus/public" });
  expect(text).toContain("ssl_certificate /etc/letsencrypt/live/kulturhuset.example.no/fullchain.pem;");
  expect(text.match(/server_name .*;/g)).toEqual([
    "server_name kulturhuset.example.no;",
    "server_name www.kulturhuset.example.no;",
    "server_name kulturhuset.example.no www.kulturhuset.example.no;",
  ]);
});

describe("nginx", () => {
  const lines = linesOf(nginxConfig(SITE, { root: "/srv/kulturhus/public" }));
  /** The site's variables have its prefix. */
  const prefix = /\$site_[0-9a-f]{6}_/g;
  const plain = lines.map((line) => line.replaceAll(prefix, "$site_"));

  it("sends packed files, types and pages as the rules say", () => {
    for (const line of [
      'root "/srv/kulturhus/public";',
      "absolute_redirect off;",
      "gzip_static on;",
      "brotli_static on;",
      "gzip_vary on;",
      "default_type application/octet-stream;",
      '"text/html; charset=utf-8" html;',
      "try_files $uri $uri/index.html =404;",
      "error_page 400 404 /404.html;",
      "if ($site_without_slash) { return 301 $site_without_slash; }",
      "if ($site_writes) { rewrite ^ /_site/fault last; }",
      "location = /404.html { internal; try_files $uri /_site/fault; }",
      'location ~ "^/rss/.+\\\\.xml$" {',
      'default_type "application/rss+xml; charset=utf-8";',
    ])
      expect(plain).toContain(line);
    expect(plain.some((line) => /^location ~ ".*_\(headers\|redirects\).*" \{ return 404; \}$/.test(line))).toBe(true);
  });

  it("maps each header that differs between files, its first rule first", () => {
    const at = plain.indexOf("map $uri $site_cache_control {");
    expect(plain.slice(at, at + 4)).toEqual([
      "map $uri $site_cache_control {",
      'default "public, max-age=3600";',
      '"~^/static/" "public, max-age=31536000, immutable";',
      '"~-[0-9a-f]{20}\\\\.(js|css)$" "public, max-age=31536000, immutable";',
    ]);
    const redirects = plain.indexOf("map $status $site_cache {");
    expect(plain.slice(redirects + 1, redirects + 3)).toEqual([
      "default $site_cache_control;",
      '301 "public, max-age=3600";',
    ]);
    for (const header of ["Content-Security-Policy", "Cross-Origin-Resource-Policy", "Access-Control-Allow-Origin"])
      expect(plain).toContain(`add_header ${header} $site_${header.toLowerCase().replaceAll("-", "_")} always;`);
    expect(plain.filter((line) => line.startsWith("add_header Cache-Control $"))).toEqual([
      "add_header Cache-Control $site_cache always;",
    ]);
    expect(plain).toContain('add_header X-Robots-Tag "noindex" always;');
  });

  it("redirects old paths with the request's query, also where the target has one", () => {
    expect(plain).toContain('location = "/påske" { return 301 "/p%C3%A5skekino$is_args$args"; }');
    expect(plain).toContain(
      'location = "/billett" { return 301 "https://billett.example.no/kjop?sted=1$site_more_args#topp"; }',
    );
  });

  it("answers errors by a text, and a refused method with those that are allowed", () => {
    for (const line of [
      '405 "GET, HEAD";',
      '000 "Her kan du bare hente sider og filer.\n";',
      '"~^5" "Noe gikk galt hos oss. Prøv igjen om litt.\n";',
      '416 "Fila har ingen slik del.\n";',
      "error_page 416 /_site/fault-of-range;",
      "return 405 $site_fault;",
      "return 416 $site_fault;",
      'add_header Cache-Control "no-store" always;',
      "add_header Allow $site_allow always;",
    ])
      expect(nginxConfig(SITE, { root: "/srv" }).replaceAll(prefix, "$site_")).toContain(line);
  });

  it("renews its certificate over http, and redirects the rest", () => {
    expect(lines.filter((line) => line.startsWith("listen "))).toEqual([
      ...["listen 443 ssl http2;", "listen [::]:443 ssl http2;"],
      ...["listen 443 ssl http2;", "listen [::]:443 ssl http2;"],
      ...["listen 80;", "listen [::]:80;"],
    ]);
    expect(lines).toContain("location ^~ /.well-known/acme-challenge/ { root /var/www/letsencrypt; }");
    expect(lines).toContain("location / { return 301 https://kulturhuset.example.no$request_uri; }");
    expect(lines).toContain("return 301 https://kulturhuset.example.no$request_uri;");
  });

  it("listens for a test to one address without certificate; a site without aliases is one server", () => {
    const text = nginxConfig({ ...SITE, aliases: [] }, { root: "/srv", listen: "127.0.0.1:8080" });
    expect(text.match(/listen .*;/g)).toEqual(["listen 127.0.0.1:8080;"]);
    expect(text).not.toContain("ssl_certificate");
  });

  it("has variables of its own for each site, since several may be in one nginx", () => {
    const prefixes = (host: string) => new Set(nginxConfig({ ...SITE, host }, { root: "/srv" }).match(prefix));
    const [one, other] = [prefixes("a.example.no"), prefixes("b.example.no")];
    expect([one.size, other.size]).toEqual([1, 1]);
    expect([...one]).not.toEqual([...other]);
  });
});

test("a folder whose name nginx cannot write is refused", () => {
  expect(() => nginxConfig(SITE, { root: "/srv/$hus" })).toThrow("nginx kan ikke skrive «$», som står i «/srv/$hus");
});
