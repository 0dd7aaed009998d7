import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { putBackInternals, removeInternals } from "./remove-internals";

const INTERNALS = [
  "webpack.stats.json",
  "chunk-map.json",
  "~partytown/partytown.js",
  "~partytown/debug/partytown-sw.js",
  "app-0123456789abcdef0123.js.map",
  "styles.0123456789abcdef0123.css.map",
  "workbox-v4.3.1/workbox-core.prod.mjs.map",
  "404/index.html",
];

const PUBLISHED = [
  "app-0123456789abcdef0123.js",
  "404.html",
  "workbox-v4.3.1/workbox-core.prod.mjs",
  "index.html",
  "kart/index.html",
  "page-data/404/page-data.json",
  "_gatsby/slices/header-1.html",
  "kart.js.map.html",
];

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-internals-"));
});

afterEach(() => rmSync(root, { recursive: true }));

test("deletes internal files, and keeps those that are requested and those that the next build reads", () => {
  for (const name of [...INTERNALS, ...PUBLISHED]) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), "");
  }
  removeInternals(root);
  const isThere = (name: string) => existsSync(join(root, name));
  expect(INTERNALS.filter(isThere)).toEqual([]);
  expect(existsSync(join(root, "~partytown"))).toBe(false);
  expect(PUBLISHED.filter(isThere)).toEqual(PUBLISHED);
});

test("does nothing a second time", () => {
  expect(() => removeInternals(root)).not.toThrow();
});

test("restores the not-found page for the next build, which reads it", () => {
  writeFileSync(join(root, "404.html"), "Siden finnes ikke");
  removeInternals(root);
  putBackInternals(root);
  expect(readFileSync(join(root, "404/index.html"), "utf8")).toBe("Siden finnes ikke");
});

test("restores nothing for a first build", () => {
  putBackInternals(root);
  expect(existsSync(join(root, "404"))).toBe(false);
});
