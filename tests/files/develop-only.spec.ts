import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { CONTENT_STATE_PATH } from "../../domain/contracts/content-state";

/** What only `gatsby develop` has: src/app/develop. */
const DEVELOP_ONLY = [CONTENT_STATE_PATH, "feil-i-innholdet", "kulturhus-visning"];

test("nothing of develop is published", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json|css)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    expect
      .soft(
        DEVELOP_ONLY.filter((one) => text.includes(one)),
        file,
      )
      .toEqual([]);
  }
});

test("no source map is published", () => {
  const maps = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".map"));
  expect(maps).toEqual([]);
});

test("no path of the machine that built it is published", () => {
  const page = readFileSync("public/404.html", "utf8");
  // The page's own: the folder may have those of earlier builds too.
  const scripts = [...new Set(page.match(/[\w-]+-[0-9a-f]{20}\.js/g))];
  expect(scripts.some((name) => name.startsWith("app-"))).toBe(true);
  for (const name of scripts)
    expect.soft(readFileSync(join("public", name), "utf8").includes(process.cwd()), name).toBe(false);
});
