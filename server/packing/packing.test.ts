import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packFiles } from "./pack-files";
import { removeStalePacked, standsFor } from "./packed-files";

const LONG = "<p>Nattekspressen går fra spor 2.</p>".repeat(100);

let root = "";
const at = (name: string) => join(root, name);
const put = (name: string, text = LONG) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

/** A build's files are not edited within the few milliseconds that a file system's clock takes for one step. */
const A_MINUTE_AGO = new Date(Date.now() - 60_000);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-packing-"));
  for (const name of ["index.html", "filmer/index.html"]) {
    put(name);
    utimesSync(at(name), A_MINUTE_AGO, A_MINUTE_AGO);
  }
});

afterEach(() => rmSync(root, { recursive: true }));

test("leaves a brotli and a gzip file beside each, which unpack to it", async () => {
  expect(await packFiles(root)).toEqual({ packed: 2, unchanged: 0 });
  expect(brotliDecompressSync(readFileSync(at("filmer/index.html.br"))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(at("filmer/index.html.gz"))).toString()).toBe(LONG);
});

test("packs only what has changed since the last time", async () => {
  await packFiles(root);
  const before = statSync(at("index.html.br")).ctimeMs;
  put("filmer/index.html", `${LONG}!`);
  expect(await packFiles(root)).toEqual({ packed: 1, unchanged: 1 });
  expect(brotliDecompressSync(readFileSync(at("filmer/index.html.br"))).toString()).toBe(`${LONG}!`);
  expect(statSync(at("index.html.br")).ctimeMs).toBe(before);
});

test("notices a file that was put back as it was long ago", async () => {
  await packFiles(root);
  put("index.html", LONG.toUpperCase());
  utimesSync(at("index.html"), 1, 1);
  expect(await packFiles(root)).toEqual({ packed: 1, unchanged: 1 });
});

test("leaves alone what is small, and pictures", async () => {
  put("kort.txt", "Hei");
  put("plakat.webp");
  expect((await packFiles(root)).packed).toBe(2);
  expect(["kort.txt.br", "plakat.webp.br"].map(at).filter(existsSync)).toEqual([]);
});

test("takes away packed files of what has changed or gone, so that nobody is sent the old page", async () => {
  await packFiles(root);
  put("index.html", `${LONG}!`);
  rmSync(at("filmer/index.html"));
  expect(standsFor(at("index.html.br"), at("index.html"))).toBe(false);
  removeStalePacked(root);
  expect(["index.html.br", "index.html.gz", "filmer/index.html.br"].map(at).filter(existsSync)).toEqual([]);
});
