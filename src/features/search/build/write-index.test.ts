import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { removeIndex, writeIndex } from "./write-index";

const root = mkdtempSync(join(tmpdir(), "sok-"));
afterAll(() => rmSync(root, { recursive: true }));

const FOLDER = "sok-indeks-0123456789abcdef";
const index = {
  folder: FOLDER,
  files: new Map<string, Uint8Array>([
    ["pagefind.js", Buffer.from("export {}")],
    ["index/nb.pf_index", gzipSync("pagefind_dcd ord")],
  ]),
};

test("writes the index, its address, and everything once more in brotli, unpacked first", () => {
  writeIndex(index, root);
  expect(JSON.parse(readFileSync(join(root, "sok-indeks.json"), "utf8"))).toEqual({ folder: `/${FOLDER}/` });
  expect(readFileSync(join(root, FOLDER, "pagefind.js"), "utf8")).toBe("export {}");
  const packed = readFileSync(join(root, FOLDER, "index/nb.pf_index.br"));
  expect(brotliDecompressSync(packed).toString()).toBe("pagefind_dcd ord");
});

test("takes the index of an earlier build away, and nothing else", () => {
  mkdirSync(join(root, "sok-indeks-ffffffffffffffff"));
  mkdirSync(join(root, "sok"));
  writeFileSync(join(root, "index.html"), "");
  writeIndex(index, root);
  expect(readdirSync(root).sort()).toEqual(["index.html", "sok", FOLDER, "sok-indeks.json"].sort());
  removeIndex(root);
  expect(readdirSync(root)).toEqual(["index.html", "sok"]);
  expect(existsSync(join(root, FOLDER))).toBe(false);
});
