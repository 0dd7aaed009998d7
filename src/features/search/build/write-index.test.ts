import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeIndex, writeIndex } from "./write-index";

const FOLDER = "sok-indeks-0123456789abcdef";
const LATER = "sok-indeks-fedcba9876543210";
const indexIn = (folder: string, files: Readonly<Record<string, string>>) => ({
  folder,
  files: new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
});
const index = indexIn(FOLDER, { "katalog.json": "katalog", "ord/1.txt": "ord" });

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sok-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test("writes the index and its address", () => {
  writeIndex(index, root);
  expect(JSON.parse(readFileSync(join(root, "sok-indeks.json"), "utf8"))).toEqual({ folder: `/${FOLDER}/` });
  expect(readFileSync(join(root, FOLDER, "katalog.json"), "utf8")).toBe("katalog");
  expect(filesIn(FOLDER)).toEqual(["1.txt", "katalog.json"]);
});

test("keeps unchanged files of the previous build, compressed ones too, and deletes the others", () => {
  writeIndex(index, root);
  writeFileSync(join(root, FOLDER, "katalog.json.br"), "packed");
  writeFileSync(join(root, FOLDER, "ord/1.txt.br"), "packed");
  const { mtimeMs } = statSync(join(root, FOLDER, "katalog.json"));
  writeIndex(indexIn(LATER, { "katalog.json": "katalog", "ord/2.txt": "flere ord" }), root);
  expect(filesIn(LATER)).toEqual(["2.txt", "katalog.json", "katalog.json.br"]);
  expect(statSync(join(root, LATER, "katalog.json")).mtimeMs).toBe(mtimeMs);
  expect(existsSync(join(root, FOLDER))).toBe(false);
  expect(JSON.parse(readFileSync(join(root, "sok-indeks.json"), "utf8"))).toEqual({ folder: `/${LATER}/` });
});

test("repairs an index after an interrupted build", () => {
  mkdirSync(join(root, FOLDER));
  writeFileSync(join(root, FOLDER, "katalog.json"), "kat");
  writeIndex(index, root);
  expect(readFileSync(join(root, FOLDER, "katalog.json"), "utf8")).toBe("katalog");
});

test("deletes the indexes of earlier builds, and nothing else", () => {
  mkdirSync(join(root, "sok-indeks-ffffffffffffffff"));
  mkdirSync(join(root, "sok"));
  writeFileSync(join(root, "index.html"), "");
  writeIndex(index, root);
  expect(readdirSync(root).sort()).toEqual(["index.html", "sok", FOLDER, "sok-indeks.json"].sort());
  removeIndex(root);
  expect(readdirSync(root)).toEqual(["index.html", "sok"]);
});
