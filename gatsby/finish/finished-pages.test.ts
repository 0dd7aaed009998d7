import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import type { CachedResult } from "../cached-result";
import { finishPages } from "./finish-pages";
import { type FinishedPages, finishedPages } from "./finished-pages";

const SCRIPTS =
  '<script>window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="0a";</script><script src="/app-1.js" async></script>';

const put = (root: string, name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

interface TestSite {
  readonly root: string;
  readonly cachedResult?: CachedResult<FinishedPages>;
}

/** A site without a cached result of earlier builds, and one with it. */
const inSites = <Result>(work: (fresh: TestSite, cached: TestSite) => Result): Result => {
  const roots = [1, 2].map(() => mkdtempSync(join(tmpdir(), "kulturhus-finished-")));
  const [fresh = "", cached = ""] = roots;
  let text = "";
  const cachedResult: CachedResult<FinishedPages> = {
    read: () => (text === "" ? null : finishedPages.parse(JSON.parse(text))),
    write: (value) => {
      text = JSON.stringify(value);
    },
  };
  for (const root of roots) put(root, "_gatsby/slices/_gatsby-scripts-1.html", SCRIPTS);
  for (const root of roots) put(root, "slice-data/1.json", "{}");
  try {
    return work({ root: fresh }, { root: cached, cachedResult });
  } finally {
    for (const root of roots) rmSync(root, { recursive: true });
  }
};

const dataOf = (block: string) =>
  JSON.stringify({ result: { data: { page: { blocks: [{ __typename: block, filters: true }] } } } });

/** Changes between two builds; with few pages, texts and blocks, earlier states often recur. */
const name = fc.constantFrom("index.html", "filmer/index.html", "om/index.html");
const few = fc.constantFrom("1", "2");
const change = fc.oneof(
  fc.record({ what: fc.constant("draw" as const), name, value: few }),
  fc.record({ what: fc.constant("delete" as const), name, value: few }),
  fc.record({ what: fc.constant("data" as const), name, value: few }),
  fc.record({ what: fc.constant("facts" as const), name, value: few }),
  fc.record({ what: fc.constant("head" as const), name, value: few }),
  fc.record({ what: fc.constant("style" as const), name, value: few }),
  fc.record({ what: fc.constant("slices" as const), name, value: few }),
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

const dataFile = (page: string) => `page-data/${page === "index.html" ? "index" : dirname(page)}/page-data.json`;
const pathOf = (page: string) => (page === "index.html" ? "/" : `/${dirname(page)}`);

/** Applies a change to a built site; returns the facts that are passed to the next build. */
const carryOut = (root: string, { what, name: page, value }: Change): void => {
  const html = `<html><head><link rel="stylesheet" href="/styles.00000000000000000000.css"/></head><body>${value}${SCRIPTS}</body></html>`;
  if (what === "draw") put(root, page, html);
  if (what === "delete") rmSync(join(root, page), { force: true });
  if (what === "data") put(root, dataFile(page), dataOf(`Block${value}`));
  if (what === "slices") put(root, `slice-data/${["header", "footer", "more"][value] ?? "header-en"}.json`, "{}");
};

const contents = (root: string) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => [file, readFileSync(join(root, file), "utf8")]);

test("pages are the same with and without a cached result, whatever changed between the builds", () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 4 }), { minLength: 2, maxLength: 5 }), (builds) =>
      inSites((fresh, cached) => {
        const facts = new Map<string, string>();
        let [head, style] = ["", "0"];
        for (const changes of builds) {
          for (const one of changes) {
            for (const { root } of [fresh, cached]) carryOut(root, one);
            if (one.what === "facts") facts.set(pathOf(one.name), one.value);
            if (one.what === "head") head = one.value;
            if (one.what === "style") style = one.value;
          }
          for (const { root, cachedResult } of [fresh, cached]) {
            const block = { "block---Block1": [`b${style}.js`] };
            const assetsByChunkName = { app: ["app.js", `styles.${style.repeat(20)}.css`], ...block };
            put(root, "webpack.stats.json", JSON.stringify({ assetsByChunkName }));
            const factsOf = (path: string) => ({ links: "", data: facts.get(path) ?? "" });
            finishPages({ publicRoot: root, factsOf, head, ...(cachedResult && { cachedResult }) });
          }
          expect(contents(cached.root)).toEqual(contents(fresh.root));
        }
      }),
    ),
    { numRuns: 150 },
  );
});

test("an unchanged page is not read, and one that was rewritten with the same content is read", () => {
  inSites((_fresh, { root, cachedResult }) => {
    put(root, "webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: ["styles.0.css"] } }));
    const style = '<link rel="stylesheet" href="/styles.0.css"/>';
    put(root, "om/index.html", `<html><head>${style}</head><body>${SCRIPTS}</body></html>`);
    const finish = (head: string) =>
      finishPages({
        publicRoot: root,
        factsOf: () => ({ links: "", data: "" }),
        head,
        ...(cachedResult && { cachedResult }),
      });
    finish("");
    const state = () => cachedResult?.read()?.pages["om/index.html"];
    const first = state();
    finish("");
    expect(state()).toBe(first);
    const html = join(root, "om/index.html");
    writeFileSync(html, readFileSync(html));
    finish("");
    expect(state()).not.toBe(first);
  });
});
