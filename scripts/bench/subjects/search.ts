import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { packFiles } from "../../../server/packing/pack-files";
import { readSiteFacts } from "../../../server/read-site-facts";
import { siteServer } from "../../../server/site-server";
import { makeIndex } from "../../../src/features/search/build/make-index";
import { writeIndex } from "../../../src/features/search/build/write-index";
import type { SearchRecord } from "../../../src/features/search/record";
import { wordsOf } from "../../../src/features/search/words/words";
import { documents } from "../data/documents";
import { type Subject, slowed, withBrowser } from "../harness";

const COUNT = 2_000;
const BUDGET = 120 * 1024;
/** A common word, the title of a page, and a typo, which also needs the word list. */
const queries = ([first]: readonly SearchRecord[]): readonly string[] => [
  "kino",
  wordsOf(first?.title ?? "")[0] ?? "",
  "biblxotek",
];

interface Measured {
  readonly query: string;
  /** Bytes on the wire without headers, by file. */
  readonly files: ReadonlyMap<string, number>;
  /** Milliseconds from the last key to the last change of results on screen, for the first search and the next. */
  readonly firstMs: number;
  readonly againMs: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const report = ({ query, files, firstMs, againMs }: Measured): number => {
  const total = [...files.values()].reduce((sum, size) => sum + size, 0);
  const groups = new Map<string, number>();
  for (const [name, size] of files) {
    const group = name.replace(/^\/sok-indeks\/(\w+)-.*/, "$1-*");
    groups.set(group, (groups.get(group) ?? 0) + size);
  }
  console.log(
    `\n«${query}»: ${kilobytes(total)}, ${Math.round(firstMs)} ms the first time, ${Math.round(againMs)} ms again`,
  );
  for (const [group, size] of [...groups].sort(([, a], [, b]) => b - a))
    console.log(`  ${kilobytes(size).padStart(9)}  ${group}`);
  return total;
};

const KEY_MS = 60;
const FIELD = "main input[type=search]";

/** Counts the search's files: the index and the script loaded on demand. */
const counter = async (page: Page): Promise<{ readonly start: () => void; readonly files: Map<string, number> }> => {
  const session = await slowed(page, "as it is");
  const names = new Map<string, string>();
  const files = new Map<string, number>();
  let counting = false;
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    // Gatsby prefetches pages behind visible links; not part of the search.
    if (counting && !pathname.startsWith("/page-data/")) names.set(requestId, pathname);
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name !== undefined) files.set(name, (files.get(name) ?? 0) + encodedDataLength);
  });
  return {
    files,
    start: () => {
      counting = true;
    },
  };
};

/** Records the last key press and the last rendering of a result, in any element: hydration replaces some. */
const watchTimes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener("input", () => Reflect.set(window, "lastKey", performance.now()), { capture: true });
    new MutationObserver(() => {
      if (document.querySelector("main h3 a")) Reflect.set(window, "firstResult", performance.now());
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

const results = (page: Page) => page.locator("main h3 a");

/** Types a query; returns the time from the last key to the final results. */
const typedIn = async (page: Page, query: string): Promise<number> => {
  await page.keyboard.type(query, { delay: KEY_MS });
  await page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: `«${query}»` })
    .waitFor({ timeout: 30_000 });
  await results(page).first().waitFor();
  return page.evaluate(() => Number(Reflect.get(window, "firstResult")) - Number(Reflect.get(window, "lastKey")));
};

/** The search page for a first-time visitor with a slow machine. */
const opened = async (browser: Browser, origin: string) => {
  // Without the service worker, which would cache pages during the measurement.
  const page = await browser.newPage({ serviceWorkers: "block" });
  const { start, files } = await counter(page);
  await page.goto(`${origin}/sok`, { waitUntil: "networkidle" });
  await watchTimes(page);
  start();
  await page.locator(FIELD).focus();
  return { page, files };
};

/**
 * Searches twice as a first-time visitor: once with the whole query pasted, for the bytes, and once typed, for the
 * time.
 */
const measure = async (browser: Browser, origin: string, query: string): Promise<Measured> => {
  const pasted = await opened(browser, origin);
  await pasted.page.locator(FIELD).fill(query);
  await results(pasted.page).first().waitFor({ timeout: 30_000 });
  await pasted.page.waitForLoadState("networkidle");
  const typed = await opened(browser, origin);
  const firstMs = await typedIn(typed.page, query);
  await typed.page.locator(FIELD).fill("");
  await results(typed.page).first().waitFor({ state: "detached" });
  const againMs = await typedIn(typed.page, query);
  return { query, files: pasted.files, firstMs, againMs };
};

/**
 * How much a first search loads, and how long it takes, on a site of two thousand pages. Needs a built site, whose
 * search page it uses with another index, in a copy.
 */
export const search: Subject = async () => {
  if (!existsSync("public/sok/index.html")) throw new Error("There is no built site. Run npm run build first.");
  const publicRoot = mkdtempSync(join(tmpdir(), "bench-search-"));
  cpSync(resolve("public"), publicRoot, { recursive: true });
  const begun = performance.now();
  const records = documents(COUNT);
  const index = makeIndex({ records, synonyms: [] });
  const made = performance.now();
  writeIndex(index, publicRoot);
  await packFiles(publicRoot);
  const written = performance.now();
  console.log(
    `${COUNT} documents indexed in ${Math.round(made - begun)} ms, packed and written in ${Math.round(written - made)} ms.`,
  );
  try {
    await withBrowser(siteServer({ publicRoot, facts: readSiteFacts() }), async (browser, site) => {
      for (const query of queries(records)) {
        if (report(await measure(browser, site, query)) > BUDGET) console.log(`  More than ${kilobytes(BUDGET)}.`);
      }
    });
  } finally {
    rmSync(publicRoot, { recursive: true });
  }
};
