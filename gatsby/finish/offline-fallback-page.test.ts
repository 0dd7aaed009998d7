import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeOfflineFallback } from "./offline-fallback-page";
import { withParts } from "./page-parts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-kept-"));
  const stats = { assetsByChunkName: { app: ["app.js", "styles.0123456789abcdef0123.css"] } };
  writeFileSync(join(root, "webpack.stats.json"), JSON.stringify(stats));
});
afterEach(() => rmSync(root, { recursive: true }));

const cached = () => readFileSync(join(root, "offline-plugin-app-shell-fallback/index.html"), "utf8");

test("the plugin precaches the site's offline page", () => {
  mkdirSync(join(root, "uten-nett"));
  writeFileSync(join(root, "uten-nett/index.html"), "Støpselet er ute");
  writeOfflineFallback(root, "/uten-nett");
  expect(cached()).toBe("Støpselet er ute");
});

test("without an offline page the worker still precaches the start scripts", () => {
  writeOfflineFallback(root, null);
  expect(cached()).toBe("");
  writeFileSync(join(root, "index.html"), "Forside");
  writeOfflineFallback(root, null);
  expect(cached()).toBe("Forside");
  writeFileSync(join(root, "404.html"), "Borte");
  writeOfflineFallback(root, null);
  expect(cached()).toBe("Borte");
});

test("the precached page is the same whether the page was rendered again or has its parts from the previous build", () => {
  mkdirSync(join(root, "uten-nett"));
  const page = "<html><head></head><body>Støpselet er ute</body></html>";
  writeFileSync(
    join(root, "uten-nett/index.html"),
    withParts(page, { links: "<link>", data: "<template></template>" }),
  );
  writeOfflineFallback(root, "/uten-nett");
  expect(cached()).toBe(page);
});

test("the precached page has this build's style sheet and deferred start scripts, as all pages will", () => {
  mkdirSync(join(root, "uten-nett"));
  const drawn = (styles: string) => `<link rel="stylesheet" href="/styles.${styles}.css"/>`;
  writeFileSync(
    join(root, "uten-nett/index.html"),
    `${drawn("00000000000000000000")}<script src="/app-1.js" async></script>`,
  );
  writeOfflineFallback(root, "/uten-nett");
  expect(cached()).toBe(
    `${drawn("0123456789abcdef0123")}<template data-start><script src="/app-1.js"></script></template>`,
  );
});

test("a site's own offline page that is not there gives way to the page for dead links", () => {
  writeFileSync(join(root, "404.html"), "Borte");
  writeOfflineFallback(root, "/uten-nett");
  expect(cached()).toBe("Borte");
});
