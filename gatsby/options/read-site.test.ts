import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readSite } from "./read-site";

const SECOND_SITE = resolve("tests/second-site/content");

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-site-"));
  cpSync(SECOND_SITE, root, { recursive: true });
  process.env.CONTENT_DIR = root;
  process.env.SITE = "lillevik";
});

afterEach(() => {
  delete process.env.CONTENT_DIR;
  delete process.env.SITE;
  rmSync(root, { recursive: true, force: true });
});

const site = () => join(root, "sites/lillevik.json");

test("reads the chosen site as the check does: with a byte-order mark and in a folder below", () => {
  const { name, url, icon } = readSite();
  expect({ name, url }).toEqual({ name: "Lillevik kino", url: "https://lillevik-kino.example.no" });
  expect(icon.startsWith(join(root, "images"))).toBe(true);
  expect(readSite()).toMatchObject({
    contentRoot: root,
    staticRoot: resolve(root, "../static"),
    imageRoot: join(root, "images"),
    siteId: "lillevik",
    locale: "nb",
    theme: { corners: expect.any(String) },
  });
  writeFileSync(site(), `\ufeff${readFileSync(site(), "utf8").replaceAll("\n", "\r\n")}`);
  expect(readSite().name).toBe(name);
  mkdirSync(join(root, "sites/eldre"));
  renameSync(site(), join(root, "sites/eldre/ny.json"));
  expect(readSite().name).toBe(name);
});

test.each([
  ["is broken", () => writeFileSync(site(), "{")],
  ["is not there", () => rmSync(site())],
  ["is one of several", () => delete process.env.SITE],
  [
    "is unknown",
    () => {
      process.env.SITE = "borte";
    },
  ],
  ["has no folder", () => rmSync(root, { recursive: true })],
  [
    "has an icon that is not there",
    () => writeFileSync(site(), readFileSync(site(), "utf8").replace(/"favicon": "[^"]*"/, '"favicon": "borte.png"')),
  ],
])("returns settings that Gatsby can start with when the site %s", (_what, disturb) => {
  disturb();
  const { icon, imageRoot } = readSite();
  expect(icon).toBe(resolve("src/theme/fallback-icon.svg"));
  expect(readFileSync(icon).length).toBeGreaterThan(0);
  mkdirSync(root, { recursive: true });
  expect(imageRoot).toMatch(/images$|src\/theme$/);
});
