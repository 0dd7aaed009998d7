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
});

test("a folder whose name nginx cannot write is refused", () => {
  expect(() => nginxConfig(SITE, { root: "/srv/$hus" })).toThrow("nginx kan ikke skrive «$», som står i «/srv/$hus");
});
