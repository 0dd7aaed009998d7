import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { INLINE_SCRIPTS } from "../../src/app/first-load/inline-scripts";
import { htmlElement } from "../../src/features/programme/build/html-element";
import { hostileText } from "../../tests/unit/hostile-text";
import { deferStartScripts } from "./defer-start-scripts";
import { inlineScripts, readInlineScripts } from "./inline-scripts";

const SLICE = `
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
  </script><script>window.___webpackCompilationHash="0a";</script><script src="/app-1.js" async></script>`;

const OWN = INLINE_SCRIPTS.map((text) => `<script>${text}</script>`).join("");
const page = (inside: string): string =>
  `<html><head>${OWN}</head><body>${inside}${deferStartScripts(SLICE)}<script data-maskin="" type="application/ld+json">{}</script></body></html>`;

let root: string;
const scripts = (slice = SLICE) => {
  mkdirSync(join(root, "_gatsby/slices"), { recursive: true });
  writeFileSync(join(root, "_gatsby/slices/_gatsby-scripts-1.html"), slice);
  writeFileSync(join(root, "_gatsby/slices/header-1.html"), "<script>not()</script>");
  return readInlineScripts(root);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-scripts-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("the policy allows the site's own scripts and Gatsby's two", () => {
  const { hashes } = scripts();
  expect(new Set(hashes).size).toBe(INLINE_SCRIPTS.length + 2);
  // printf 'window.___webpackCompilationHash="0a";' | openssl dgst -sha256 -binary | base64
  expect(hashes).toContain("sha256-+JD3sGna+GzUtK3zLd6BP/T6CUjSbPwbY4QzhYdI4mw=");
});

test("the policy is the same whatever the order of the scripts, so that it changes with them only", () => {
  const texts = ["a()", "b()", "c()", "d()", "e()"];
  const { hashes } = inlineScripts({ texts, markup: [] });
  fc.assert(
    fc.property(fc.shuffledSubarray(texts, { minLength: texts.length }), (some) => {
      expect(inlineScripts({ texts: some, markup: [] }).hashes).toEqual(hashes);
    }),
  );
});

test("no script of ours can end its element", () => {
  for (const text of INLINE_SCRIPTS) expect(text).not.toMatch(/<\/script|<!--/i);
});

test.each([
  ["an inline script", "<script>hit()</script>"],
  ["one that is known but for a space", `<script> ${INLINE_SCRIPTS[0]}</script>`],
  ["one in capitals", "<SCRIPT>hit()</SCRIPT>"],
  ["a module", '<script type="module">hit()</script>'],
  ["one in a drawing", "<svg><script>hit()</script></svg>"],
  ["one in a template", "<template><script>hit()</script></template>"],
  ["one after an attribute that a browser ends earlier", '<p title="x"><script>hit()</script>">'],
])("a page with %s stops the build by its name", (_kind, inside) => {
  expect(() => scripts().check("filmer/index.html", page(inside))).toThrow(
    /^filmer\/index\.html har et skript som ikke er nettstedets eget, .*: «.+»\. → Flytt skriptet/,
  );
});

test.each([
  ["a script of its own host", '<script src="/static/tall.js"></script>'],
  ["data", '<script type="application/json">{}</script>'],
  ["words about a script", "<p>&lt;script>hit()</p>"],
  ["an attribute that looks like one", '<p title="<script>hit()</script>"></p>'],
])("%s is no inline script", (_kind, inside) => {
  expect(() => scripts().check("index.html", page(inside))).not.toThrow();
});

test("a page with whatever text has no unknown script", () => {
  const { check } = scripts();
  fc.assert(
    fc.property(hostileText, (text) => {
      check("index.html", page(htmlElement({ tag: "p", attributes: { title: text }, text })));
    }),
  );
});

test("an unknown script is found at any position", () => {
  const { check } = inlineScripts({ texts: ["own()"], markup: ["<script>own()</script>"] });
  fc.assert(
    fc.property(hostileText, (text) => {
      const html = `<body>${htmlElement({ tag: "p", attributes: {}, text })}<script>own()</script><script>hit(1)</script></body>`;
      expect(() => check("index.html", html)).toThrow("hit(1)");
    }),
  );
});

test.each([
  ["a third script", `${SLICE}<script>window.more=1</script>`],
  ["none", '<script src="/app-1.js" async></script>'],
  ["another", SLICE.replace("___webpackCompilationHash", "other")],
])("a Gatsby that writes %s stops the build", (_what, slice) => {
  expect(() => scripts(slice)).toThrow("Expected two inline scripts");
});
