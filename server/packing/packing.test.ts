import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packFiles } from "./pack-files";
import { isFreshPacked, isWorthPacking, removeStalePacked } from "./packed-files";

const LONG = "<p>Nattekspressen går fra spor 2.</p>".repeat(100);

let root = "";
const at = (name: string) => join(root, name);
const put = (name: string, text = LONG) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

/** The files of a build are not edited within the few milliseconds of a file system's time resolution. */
const A_MINUTE_AGO = new Date(Date.now() - 60_000);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-packing-"));
  for (const name of ["index.html", "filmer/index.html"]) {
    put(name);
    utimesSync(at(name), A_MINUTE_AGO, A_MINUTE_AGO);
  }
});

afterEach(() => rmSync(root, { recursive: true }));

test("writes a brotli and a gzip file beside each, which decompress to it", async () => {
  expect(await packFiles(root)).toEqual({ packed: 2, unchanged: 0 });
  expect(brotliDecompressSync(readFileSync(at("filmer/index.html.br"))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(at("filmer/index.html.gz"))).toString()).toBe(LONG);
});

test("compresses only files that have changed since the last run", async () => {
  await packFiles(root);
  const before = statSync(at("index.html.br")).ctimeMs;
  put("filmer/index.html", `${LONG}!`);
  expect(await packFiles(root)).toEqual({ packed: 1, unchanged: 1 });
  expect(brotliDecompressSync(readFileSync(at("filmer/index.html.br"))).toString()).toBe(`${LONG}!`);
  expect(statSync(at("index.html.br")).ctimeMs).toBe(before);
});

test("detects a file that was replaced by an older one", async () => {
  await packFiles(root);
  put("index.html", LONG.toUpperCase());
  utimesSync(at("index.html"), 1, 1);
  expect(await packFiles(root)).toEqual({ packed: 1, unchanged: 1 });
});

test("skips small files and pictures", async () => {
  put("kort.txt", "Hei");
  put("plakat.webp");
  expect((await packFiles(root)).packed).toBe(2);
  expect(["kort.txt.br", "plakat.webp.br"].map(at).filter(existsSync)).toEqual([]);
});

test("skips the slices of which Gatsby assembles pages: they are in the pages, and nothing requests them", async () => {
  put("_gatsby/slices/_gatsby-scripts-1.html");
  put("filmer/_gatsby/index.html");
  await packFiles(root);
  const packed = ["_gatsby/slices/_gatsby-scripts-1.html.br", "filmer/_gatsby/index.html.br"];
  expect(packed.map(at).map(existsSync)).toEqual([false, true]);
});

test("compresses from the size of one packet on", async () => {
  put("under.txt", "a".repeat(1023));
  put("fra.txt", "a".repeat(1024));
  await packFiles(root);
  expect(["under.txt.br", "fra.txt.br"].map(at).map(existsSync)).toEqual([false, true]);
  expect(["under.txt", "fra.txt"].map(at).map(isWorthPacking)).toEqual([false, true]);
});

test("deletes compressed files of changed or deleted files, so that the old page is not served", async () => {
  await packFiles(root);
  put("index.html", `${LONG}!`);
  rmSync(at("filmer/index.html"));
  expect(isFreshPacked(at("index.html.br"), at("index.html"))).toBe(false);
  removeStalePacked(root);
  expect(["index.html.br", "index.html.gz", "filmer/index.html.br"].map(at).filter(existsSync)).toEqual([]);
});
