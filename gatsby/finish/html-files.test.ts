import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { htmlFiles } from "./html-files";

const root = mkdtempSync(join(tmpdir(), "kulturhus-html-"));

afterAll(() => rmSync(root, { recursive: true }));

test("finds the HTML of pages, not that of folders without pages", () => {
  const pages = ["404.html", "index.html", "kino/index.html", "kino/program/index.html"];
  const others = [
    "_gatsby/slices/a.html",
    "offline-plugin-app-shell-fallback/index.html",
    "page-data/kino.html",
    "slice-data/a.html",
    "static/vedlegg.html",
    "kino/plakat.svg",
  ];
  // The folder of the page /kino/bilder.html.
  mkdirSync(join(root, "kino/bilder.html"), { recursive: true });
  for (const file of [...pages, ...others]) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  expect(
    htmlFiles(root)
      .map((file) => relative(root, file))
      .sort(),
  ).toEqual(pages);
});
