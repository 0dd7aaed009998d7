import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { packFiles } from "../../../server/packing/pack-files";
import { readSiteFacts } from "../../../server/read-site-facts";
import { serveOn } from "../../../server/serve-on";
import { siteServer } from "../../../server/site-server";
import { makeIndex } from "../../../src/features/search/build/make-index";
import { writeIndex } from "../../../src/features/search/build/write-index";
import type { SearchRecord } from "../../../src/features/search/record";
import { wordsOf } from "../../../src/features/search/words/words";
import { documents } from "./documents";
import { type Measured, measure } from "./measure";

/**
 * `npm run bench:search`: how much a first search loads, and how long it takes, on a site of two thousand pages. It
 * needs a built site, whose search page it uses with another index, in a copy.
 */
const COUNT = 2_000;
const BUDGET = 120 * 1024;
/** A common word, the title of a page, and a typing error, which also needs the word list. */
const queries = ([first]: readonly SearchRecord[]): readonly string[] => [
  "kino",
  wordsOf(first?.title ?? "")[0] ?? "",
  "biblxotek",
];

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const report = ({ query, files, firstMs, againMs }: Measured): number => {
  const total = [...files.values()].reduce((sum, size) => sum + size, 0);
  const groups = new Map<string, number>();
  for (const [name, size] of files) {
    const group = name.replace(/^\/sok-indeks-[0-9a-f]+\//, "").replace(/^(ord|sider)\/.*/, "$1/*");
    groups.set(group, (groups.get(group) ?? 0) + size);
  }
  console.log(
    `\n«${query}»: ${kilobytes(total)}, ${Math.round(firstMs)} ms the first time, ${Math.round(againMs)} ms again`,
  );
  for (const [group, size] of [...groups].sort(([, a], [, b]) => b - a))
    console.log(`  ${kilobytes(size).padStart(9)}  ${group}`);
  return total;
};

const main = async (): Promise<void> => {
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
  const server = await serveOn(siteServer({ publicRoot, facts: readSiteFacts() }));
  try {
    for (const query of queries(records)) {
      const total = report(await measure(server.url, query));
      if (total > BUDGET) {
        console.error(`  More than ${kilobytes(BUDGET)}.`);
        process.exitCode = 1;
      }
    }
  } finally {
    await server.close();
    rmSync(publicRoot, { recursive: true });
  }
};

void main();
