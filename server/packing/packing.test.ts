import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packFiles } from "./pack-files";
import { isFreshPacked, isWorthPacking, PACKINGS, removeStalePacked } from "./packed-files";
import { preferredPacking } from "./preferred-packing";

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

test("packing removes what is left of a file that is gone, and a folder that is not there has nothing stale", async () => {
  await packFiles(root);
  rmSync(at("filmer/index.html"));
  expect(await packFiles(root)).toEqual({ packed: 0, unchanged: 1 });
  expect(existsSync(at("filmer/index.html.gz"))).toBe(false);
  expect(existsSync(at("index.html.gz"))).toBe(true);
  removeStalePacked(at("finnes-ikke"));
});

test("a file is packed again when one of its two packed files is missing", async () => {
  await packFiles(root);
  rmSync(at("index.html.gz"));
  expect(await packFiles(root)).toEqual({ packed: 1, unchanged: 1 });
});

test("a packed file may be sent while it is as new as its file, but for the steps of the clock", () => {
  const [file, packed] = [at("index.html"), at("index.html.br")];
  const isFresh = (behindMs: number) => {
    const written = 1_700_000_000_000;
    utimesSync(file, new Date(written), new Date(written));
    utimesSync(packed, new Date(written - behindMs), new Date(written - behindMs));
    return isFreshPacked(packed, file);
  };
  expect(isFreshPacked(packed, file)).toBe(false);
  writeFileSync(packed, "");
  expect([-60_000, 0, 1, 4, 60_000].map(isFresh)).toEqual([true, true, true, false, false]);
  expect(isFreshPacked(packed, at("finnes-ikke.html"))).toBe(false);
});

test("more files than are packed at once are all packed", async () => {
  for (let number = 0; number < 9; number += 1) put(`sider/${number}.html`);
  expect(await packFiles(root)).toEqual({ packed: 11, unchanged: 0 });
  expect(await packFiles(root)).toEqual({ packed: 0, unchanged: 11 });
});

test.each([
  ["gzip, br", "br"],
  ["br;q=0.5, gzip", "gzip"],
  ["gzip", "gzip"],
  ["*", "br"],
  ["identity", null],
  ["gzip;q=0", null],
  ["br;q=0.5, identity", null],
  ["deflate", null],
])("of both packings, a client that accepts %j gets %j", (accepted, encoding) => {
  const request: IncomingMessage = Object.assign(Object.create(null), { headers: { "accept-encoding": accepted } });
  expect(preferredPacking(request, PACKINGS)?.encoding ?? null).toBe(encoding);
  expect(preferredPacking(request, [])).toBeNull();
});
