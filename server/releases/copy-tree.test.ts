import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copyTree } from "./copy-tree";

let folder = "";
const at = (name: string) => join(folder, name);
const inode = (name: string) => statSync(at(name)).ino;

const READ = new Date("2026-11-23T10:00:00Z");
const WRITTEN = new Date("2026-11-20T10:00:00Z");

const put = (name: string, text: string, written = WRITTEN) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
  utimesSync(at(name), READ, written);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kulturhus-copy-"));
  put("public/filmer/index.html", "filmer");
});
afterEach(() => rmSync(folder, { recursive: true }));

const copy = (to: string, before: string | null = null) =>
  copyTree(at("public"), at(to), before === null ? null : at(before));

test("a copy has the files' times, also in folders", async () => {
  await copy("a");
  expect(statSync(at("a/filmer/index.html"))).toMatchObject({ mtime: WRITTEN, size: 6 });
  expect(inode("a/filmer/index.html")).not.toBe(inode("public/filmer/index.html"));
});

test("a file is that of the copy before for as long as both size and time are the same", async () => {
  await copy("a");
  await copy("b", "a");
  expect(inode("b/filmer/index.html")).toBe(inode("a/filmer/index.html"));
  put("public/filmer/index.html", "FILMER", new Date("2026-11-21T10:00:00Z"));
  await copy("c", "b");
  put("public/filmer/index.html", "alle filmer", new Date("2026-11-21T10:00:00Z"));
  await copy("d", "c");
  expect(new Set(["b", "c", "d"].map((name) => inode(`${name}/filmer/index.html`))).size).toBe(3);
});

test("a file may be where the copy before had a folder", async () => {
  mkdirSync(at("a/filmer/index.html"), { recursive: true });
  await copy("b", "a");
  expect(statSync(at("b/filmer/index.html")).isFile()).toBe(true);
});

test("links are left out: they would lead out of the copy", async () => {
  symlinkSync("/etc/hostname", at("public/lenke"));
  await copy("a");
  expect(existsSync(at("a/lenke"))).toBe(false);
});
