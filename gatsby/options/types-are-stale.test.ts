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
  typesAreStale(join(root, "src/types.d.ts"), {
    folders: [join(root, "src"), join(root, "plugins")],
    files: [join(root, "package-lock.json")],
  });

/** Sets the mtime of folders to that of their files, as if nothing had been added since. */
const settle = (seconds: number) => {
  for (const folder of ["src/templates", "src", "plugins/source", "plugins"])
    utimesSync(join(root, folder), seconds, seconds);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-types-"));
  put("src/templates/page.tsx", 100);
  put("plugins/source/sdl.ts", 100);
  put("plugins/query.ts", 100);
  put("package-lock.json", 100);
  settle(100);
});
afterEach(() => rmSync(root, { recursive: true }));

test("types are generated when there are none", () => {
  expect(isStale()).toBe(true);
});

test("types are current as long as no code is newer", () => {
  put("src/types.d.ts", 200);
  put("src/templates/page.module.css", 300);
  settle(100);
  expect(isStale()).toBe(false);
});

test.each(["src/templates/page.tsx", "plugins/source/sdl.ts", "package-lock.json"])(
  "a change of %s makes them stale",
  (file) => {
    put("src/types.d.ts", 200);
    put(file, 300);
    settle(100);
    expect(isStale()).toBe(true);
  },
);

test.each(["src/templates/page.tsx", "plugins/query.ts"])("so does the deletion of %s", (file) => {
  put("src/types.d.ts", 200);
  expect(isStale()).toBe(false);
  rmSync(join(root, file));
  expect(isStale()).toBe(true);
});
