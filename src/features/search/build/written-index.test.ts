import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeIndex, writeIndex } from "./write-index";
import { isWritten, written, writtenIndex } from "./written-index";

const indexOf = (catalogue: string, words: string) => ({
  catalogue,
  files: new Map([
    [`katalog-${catalogue}.json`, new TextEncoder().encode("katalog")],
    [`ord-${words}.txt`, new TextEncoder().encode(words)],
  ]),
});
const index = indexOf("0123456789ab", "aaaaaaaaaaaa");
const kept = writtenIndex.parse(JSON.parse(JSON.stringify(written(index, "digest"))));

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sok-"));
  writeIndex(index, root);
});
afterEach(() => rmSync(root, { recursive: true }));

test("an unchanged index is reused", () => {
  expect(isWritten(kept, root)).toBe(true);
});

test.each<readonly [string, () => void]>([
  ["a file of it is gone", () => rmSync(join(root, "sok-indeks/ord-aaaaaaaaaaaa.txt"))],
  ["a file of it was cut off", () => writeFileSync(join(root, "sok-indeks/katalog-0123456789ab.json"), "kat")],
  ["all of it is gone", () => rmSync(join(root, "sok-indeks"), { recursive: true })],
  ["its address leads elsewhere", () => writeFileSync(join(root, "sok-indeks.json"), '{"catalogue":"ba9876543210"}')],
  ["its address is gone", () => rmSync(join(root, "sok-indeks.json"))],
  ["another one was written since", () => writeIndex(indexOf("ba9876543210", "bbbbbbbbbbbb"), root)],
])("it is made anew when %s", (_what, happens) => {
  happens();
  expect(isWritten(kept, root)).toBe(false);
});

test("a file that is as before is not written again, and its compressed forms stay; others go", () => {
  const folder = join(root, "sok-indeks");
  const words = join(folder, "ord-aaaaaaaaaaaa.txt");
  writeFileSync(`${words}.br`, "packed");
  writeFileSync(join(folder, "katalog-0123456789ab.json.br"), "packed");
  const { mtimeMs } = statSync(words);
  writeIndex(indexOf("ba9876543210", "aaaaaaaaaaaa"), root);
  expect(statSync(words).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(folder).sort()).toEqual([
    "katalog-ba9876543210.json",
    "ord-aaaaaaaaaaaa.txt",
    "ord-aaaaaaaaaaaa.txt.br",
  ]);
  expect(readdirSync(root).sort()).toEqual(["sok-indeks", "sok-indeks.json"]);
});

test("an index of an earlier build is deleted, and nothing else", () => {
  mkdirSync(join(root, "sok"));
  removeIndex(root);
  expect(readdirSync(root)).toEqual(["sok"]);
});
