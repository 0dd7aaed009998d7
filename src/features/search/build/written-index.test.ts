import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeIndex } from "./write-index";
import { isWritten, written, writtenIndex } from "./written-index";

const indexOf = (folder: string, words: string) => ({
  folder: `sok-indeks-${folder}`,
  files: new Map([
    ["katalog.json", new TextEncoder().encode("katalog")],
    ["ord/1.txt", new TextEncoder().encode(words)],
  ]),
});
const index = indexOf("0123456789abcdef", "ord");
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
  ["a file of it is gone", () => rmSync(join(root, index.folder, "ord/1.txt"))],
  ["a file of it was cut off", () => writeFileSync(join(root, index.folder, "katalog.json"), "kat")],
  ["all of it is gone", () => rmSync(join(root, index.folder), { recursive: true })],
  [
    "its address leads elsewhere",
    () => writeFileSync(join(root, "sok-indeks.json"), '{"folder":"sok-indeks-fedcba9876543210"}'),
  ],
  ["its address is gone", () => rmSync(join(root, "sok-indeks.json"))],
  ["another one was written since", () => writeIndex(indexOf("fedcba9876543210", "andre"), root)],
])("it is made anew when %s", (_what, happens) => {
  happens();
  expect(isWritten(kept, root)).toBe(false);
});
