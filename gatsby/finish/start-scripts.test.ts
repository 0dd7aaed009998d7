import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readStartScripts } from "./start-scripts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-slice-"));
  mkdirSync(join(root, "_gatsby/slices"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const slice = (html: string, number = 1) =>
  writeFileSync(join(root, `_gatsby/slices/_gatsby-scripts-${number}.html`), html);

test("finds the start scripts among the inline ones", () => {
  slice('<script>a()</script><script src="/a.js" async></script><script src="/b.js" async></script>');
  expect(readStartScripts(root)).toHaveLength(2);
});

test.each([
  ["none", "<script>a()</script>"],
  ["one that is not async", '<script src="/a.js" async></script><script src="/b.js"></script>'],
  ["one with another attribute", '<script src="/a.js" async="" nomodule></script>'],
  ["one of another host", '<script src="https://example.no/a.js" async></script>'],
])("ends the build with %s", (_what, html) => {
  slice(html);
  expect(() => readStartScripts(root)).toThrow("Expected start scripts as");
});

test("ends the build without the slice, or with two", () => {
  expect(() => readStartScripts(root)).toThrow("Expected one file _gatsby-scripts-*.html");
  slice("", 1);
  slice("", 2);
  expect(() => readStartScripts(root)).toThrow("Expected one file _gatsby-scripts-*.html");
});
