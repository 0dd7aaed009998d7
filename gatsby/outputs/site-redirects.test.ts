import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assertRedirects, browserRedirects, redirectsOfNodes } from "./site-redirects";

let file = "";
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "kulturhus-redirects-")), "redirects.json");
});
afterEach(() => rmSync(join(file, ".."), { recursive: true }));

const created = redirectsOfNodes(
  [{ path: "/kinoprogram" }, null],
  [
    {
      redirects: [
        { from: "/på-kino", to: "/kinoprogram" },
        { from: "/kinoprogram", to: "/filmer" },
      ],
    },
    {},
  ],
);

test("pages win over redirects, and paths are encoded", () => {
  expect(created).toEqual([{ fromPath: "/p%C3%A5-kino", toPath: "/kinoprogram" }]);
});

test("a page wins also over a redirect that is written encoded, and what no browser reaches is left out", () => {
  const redirects = [
    { from: "/p%C3%A5ske", to: "/kinoprogram" },
    { from: "/jul%C3%B8l", to: "/filmer" },
    { from: "/a/../b", to: "/filmer" },
  ];
  expect(browserRedirects({ redirects, paths: ["/påske"] })).toEqual([{ fromPath: "/jul%C3%B8l", toPath: "/filmer" }]);
});

/** Gatsby's list has more fields, and paths in lower case. */
const asGatsby = (redirects: typeof created) =>
  redirects.map(({ fromPath, toPath }) => ({ fromPath: fromPath.toLowerCase(), toPath, isPermanent: false }));

test("accepts Gatsby's list", () => {
  writeFileSync(file, JSON.stringify(asGatsby(created)));
  expect(() => assertRedirects(created, file)).not.toThrow();
});

test.each([
  ['the redirect {"fromPath":"/p%C3%A5-kino","toPath":"/kinoprogram"}', "[]"],
  ["fromPath and toPath of each redirect", '[{ "from": "/a", "to": "/b" }]'],
])("ends the build without %s", (expected, text) => {
  writeFileSync(file, text);
  expect(() => assertRedirects(created, file)).toThrow(`Expected ${expected} in .cache/redirects.json`);
});

test("ends the build without the file", () => {
  expect(() => assertRedirects(created, file)).toThrow("Expected the list of redirects");
});
