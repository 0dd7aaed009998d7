import { caddyfile } from "./caddyfile";
import { linesOf, SITE } from "./testing/hosts-site";

test("Caddy matches an old path literally", () => {
  const redirects = [{ from: "/kino.gammel`", to: "/filmer" }];
  expect(caddyfile({ ...SITE, redirects }, { root: "/srv" })).toContain("path_regexp `^/kino\\x{2e}gammel\\x{60}$`");
});

describe("Caddy", () => {
  const text = caddyfile(SITE, { root: "/srv/kulturhus/public" });
  const lines = linesOf(text);

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
