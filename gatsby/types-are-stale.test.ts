import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { typesAreStale } from "./types-are-stale";

let root = "";
const put = (name: string, seconds: number) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), "");
  utimesSync(join(root, name), seconds, seconds);
};
const isStale = () =>
  typesAreStale(
    join(root, "src/types.d.ts"),
    ["src", "plugins"].map((name) => join(root, name)),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-types-"));
  put("src/templates/page.tsx", 100);
  put("plugins/source/sdl.ts", 100);
});
afterEach(() => rmSync(root, { recursive: true }));

test("types are made when there are none", () => {
  expect(isStale()).toBe(true);
});

test("types stand as long as no code is newer", () => {
  put("src/types.d.ts", 200);
  put("src/styles.module.css", 300);
  expect(isStale()).toBe(false);
});

test.each(["src/templates/page.tsx", "plugins/source/sdl.ts"])("a change of %s makes them anew", (file) => {
  put("src/types.d.ts", 200);
  put(file, 300);
  expect(isStale()).toBe(true);
});
