import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLinks } from "./start-links";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-"));
  mkdirSync(join(root, "slice-data"));
  for (const name of ["header.json", "footer.json"]) writeFileSync(join(root, "slice-data", name), "{}");
  const assetsByChunkName = {
    app: ["webpack-runtime-1.js", "styles.css", "app-2.js"],
    "component---src-templates-page-tsx": ["styles.css", "ground-3.js", "component-4.js"],
    "slice---src-layout-header-tsx": ["styles.css", "ground-3.js", "slice-5.js"],
    room: ["room-6.js"],
  };
  writeFileSync(join(root, "webpack.stats.json"), JSON.stringify({ assetsByChunkName }));
});
afterEach(() => rmSync(root, { recursive: true }));

const linksOf = (path: string) =>
  [...startLinks(root)(path).matchAll(/as="(\w+)" href="([^"]+)"/g)].map(([, as, href]) => [as, href]);

test("a page asks for its data, the code of template and slices, and the data of the slices, each once", () => {
  expect(linksOf("/filmer")).toEqual([
    ["fetch", "/page-data/filmer/page-data.json"],
    ["script", "/ground-3.js"],
    ["script", "/component-4.js"],
    ["script", "/slice-5.js"],
    ["fetch", "/slice-data/footer.json"],
    ["fetch", "/slice-data/header.json"],
    ["fetch", "/page-data/app-data.json"],
  ]);
});

test.each([
  ["/", "/page-data/index/page-data.json"],
  ["/404.html", "/page-data/404.html/page-data.json"],
])("the data of %s is at %s", (path, address) => {
  expect(linksOf(path)).toContainEqual(["fetch", address]);
});
