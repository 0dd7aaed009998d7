import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inlineScriptHashes, inlineScriptsOf } from "./inline-scripts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-scripts-"));
  mkdirSync(join(root, "filmer"));
});

afterEach(() => rmSync(root, { recursive: true }));

test("finds the scripts that a browser runs, to the letter, and no others", () => {
  const html = `<script> one()\n</script><script id="a">two()</script><script src="/app.js" async></script>
    <script data-maskin type="application/ld+json">{}</script>`;
  expect(inlineScriptsOf(html)).toEqual([" one()\n", "two()"]);
});

test("names each script once, however many pages it stands in", () => {
  for (const file of ["index.html", "filmer/index.html"]) writeFileSync(join(root, file), "<script>alert(1)</script>");
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(root)).toEqual(["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="]);
});

test("refuses pages with scripts of their own", () => {
  for (let page = 0; page < 13; page += 1) writeFileSync(join(root, `${page}.html`), `<script>page(${page})</script>`);
  expect(() => inlineScriptHashes(root)).toThrow("different scripts stand in the pages");
});
