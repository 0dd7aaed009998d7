import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { syncTree } from "./sync-tree";

const root = mkdtempSync(join(tmpdir(), "sync-tree-"));
const [from, to] = [join(root, "from"), join(root, "to")];
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (folder: string, file: string, text: string): void => {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const inode = (file: string): number => statSync(join(to, file)).ino;

test("copies what is new or changed, removes what is gone, and leaves the rest alone", () => {
  write(from, "a.ts", "one");
  write(from, "part/b.ts", "two");
  write(from, "was-file", "text");
  syncTree(from, to);
  const before = inode("a.ts");

  write(from, "part/b.ts", "TWO");
  utimesSync(join(from, "part/b.ts"), new Date(), new Date(2_000_000_000_000));
  rmSync(join(from, "was-file"));
  write(from, "was-file/c.ts", "three");
  write(to, "part/gone.ts", "");
  syncTree(from, to);

  expect(inode("a.ts")).toBe(before);
  expect(readFileSync(join(to, "part/b.ts"), "utf8")).toBe("TWO");
  expect(readdirSync(to, { recursive: true }).sort()).toEqual([
    "a.ts",
    "part",
    "part/b.ts",
    "was-file",
    "was-file/c.ts",
  ]);
});
