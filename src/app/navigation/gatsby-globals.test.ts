import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const GLOBALS =
  /\b(?:___loader|___navigate|asyncRequires|(?:globalThis|window)\.pagePath|___webpackCompilationHash|___emitter)\b/;

const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));

test("only src/app/navigation uses Gatsby's globals", () => {
  const naming = modules.filter((name) => GLOBALS.test(readFileSync(join("src", name), "utf8")));
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((name) => !name.startsWith("app/navigation/"))).toEqual([]);
});
