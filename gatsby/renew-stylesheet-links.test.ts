import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renewStylesheetLinks } from "./renew-stylesheet-links";

const OLD = "styles.00000000000000000000.css";
const NEW = "styles.0123456789abcdef0123.css";
const page = (stylesheet: string) => `<head><link rel="stylesheet" href="/${stylesheet}"/></head><p>${OLD}</p>`;

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-"));
  mkdirSync(join(root, "om-oss"));
  mkdirSync(join(root, "page-data/404.html"), { recursive: true });
  writeFileSync(join(root, "webpack.stats.json"), JSON.stringify({ assetsByChunkName: { app: ["app.js", NEW] } }));
});
afterEach(() => rmSync(root, { recursive: true }));

test("gives pages that were not drawn anew the style sheet of this build", () => {
  writeFileSync(join(root, "om-oss/index.html"), page(OLD));
  renewStylesheetLinks(root);
  expect(readFileSync(join(root, "om-oss/index.html"), "utf8")).toBe(page(NEW));
});

test("leaves pages alone that have it", () => {
  const file = join(root, "om-oss/index.html");
  writeFileSync(file, page(NEW));
  const { mtimeMs } = statSync(file);
  renewStylesheetLinks(root);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});
