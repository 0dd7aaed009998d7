import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CODE, makeWorkingCopy } from "./working-copy";

/** With a small project in place of this one. */

const start = process.cwd();
let folder = "";
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string): string => readFileSync(join(folder, file), "utf8");

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "working-copy-")));
  for (const name of CODE) write(`project/${name}${name.includes(".") ? "" : "/a.ts"}`, name);
  write("project/node_modules/gatsby/package.json", "{}");
  write("house/content/images/a.jpg", "bilde");
  write("house/static/robots.txt", "robots");
  process.chdir(join(folder, "project"));
});
afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true });
});

const make = () => makeWorkingCopy(join(folder, "kopi"), join(folder, "house/content"));
const linkedTo = (file: string): string | null => {
  const path = join(folder, "kopi", file);
  return lstatSync(path).isSymbolicLink() ? realpathSync(path).slice(folder.length + 1) : null;
};

test("has the code as a copy, and packages, pictures and static files as links", () => {
  expect(make()).toEqual({ shadowRoot: join(folder, "kopi/content") });
  expect([read("kopi/src/a.ts"), read("kopi/package.json")]).toEqual(["src", "package.json"]);
  expect(linkedTo("src")).toBeNull();
  expect(["node_modules", "content/images", "static"].map(linkedTo)).toEqual([
    "project/node_modules",
    "house/content/images",
    "house/static",
  ]);
});

test("follows the code, and leaves nothing of an earlier build but what its tools keep by content", () => {
  make();
  const KEPT = [".cache/webpack/0.pack", ".cache/.parcel-cache/data.mdb", "content/articles/a.json"];
  const REMOVED = [".cache/a.json", ".cache/redux/state", "public/index.html", "public/static/halv.jpg"];
  for (const file of [...KEPT, ...REMOVED]) write(`kopi/${file}`, "{}");
  write("project/src/a.ts", "ny kode");
  make();
  expect(read("kopi/src/a.ts")).toBe("ny kode");
  expect([...KEPT, ...REMOVED].filter((file) => existsSync(join(folder, "kopi", file)))).toEqual(KEPT);
});

test("a link to another place, and a folder in a link's place, are replaced", () => {
  make();
  rmSync(join(folder, "kopi/static"));
  symlinkSync(join(folder, "project"), join(folder, "kopi/static"));
  rmSync(join(folder, "kopi/content/images"));
  write("kopi/content/images/b.jpg", "kopi");
  make();
  expect([linkedTo("static"), linkedTo("content/images")]).toEqual(["house/static", "house/content/images"]);
});

test("a house without static files has no link to them", () => {
  make();
  rmSync(join(folder, "house/static"), { recursive: true });
  make();
  expect(lstatSync(join(folder, "kopi/static"), { throwIfNoEntry: false })).toBeUndefined();
});
