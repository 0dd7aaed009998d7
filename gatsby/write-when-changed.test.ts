import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWhenChanged } from "./write-when-changed";

const root = mkdtempSync(join(tmpdir(), "kulturhus-write-"));
const file = join(root, "folder/below/site.json");

afterAll(() => rmSync(root, { recursive: true }));

test("writes a file with its folders, and a changed text in its place", () => {
  writeWhenChanged(file, "første");
  expect(readFileSync(file, "utf8")).toBe("første");
  writeWhenChanged(file, Buffer.from("andre"));
  expect(readFileSync(file, "utf8")).toBe("andre");
});

test("does not touch a file that already has the text", () => {
  writeWhenChanged(file, "æøå");
  utimesSync(file, 1000, 1000);
  writeWhenChanged(file, "æøå");
  expect(statSync(file).mtimeMs).toBe(1_000_000);
});
