import { existsSync, readFileSync, statSync } from "node:fs";
import { join, normalize, relative, resolve } from "node:path";
import ts from "typescript";
import { z } from "zod";
import { CODE, HOUSE_SCRIPTS } from "./house-scripts";

/** What the scripts of a house import must be in its copy of the code. */

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** What Gatsby loads by name. */
const GATSBY = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "plugins/gatsby-source-kulturhus/gatsby-node.ts",
  "plugins/gatsby-plugin-kulturhus-offline/gatsby-node.ts",
  "src/templates/page.tsx",
];

/** The files that a script of package.json starts, also by way of others. */
const startedBy = (name: string): readonly string[] => {
  const command = scripts[name] ?? "";
  return [
    ...(/\bgatsby (build|develop)\b/.test(command) ? GATSBY : []),
    ...[...command.matchAll(/[\w/-]+\.tsx?\b/g)].map(([file]) => file),
    ...[...command.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, other = ""]) => startedBy(other)),
  ];
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const fileOf = (path: string): string | null =>
  ["", ".ts", ".tsx", ".mjs", ".js", "/index.ts", "/index.tsx"].map((end) => path + end).find(isFile) ?? null;

const importsOf = (file: string): readonly string[] =>
  ts
    .preProcessFile(readFileSync(file, "utf8"), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => normalize(join(file, "..", fileName)));

const reachableFrom = (entries: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>(entries);
  for (const file of seen) {
    if (!/\.(tsx?|mjs|js)$/.test(file)) continue;
    for (const path of importsOf(file)) seen.add(fileOf(path) ?? path);
  }
  return seen;
};

const isCopied = (file: string): boolean => CODE.some((name) => file === name || file.startsWith(`${name}/`));

test.each(HOUSE_SCRIPTS)("all that %s imports is copied", (name) => {
  const entries = startedBy(name);
  expect(entries.length).toBeGreaterThan(0);
  const files = [...reachableFrom(entries)].map((file) => relative(".", resolve(file)));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => !isCopied(file))).toEqual([]);
});

test("the steps of a refresh are scripts of a house", () => {
  const files = ["scripts/serve/refresh-steps.ts", "server/releases/site-steps.ts"];
  const called = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
  );
  expect(called).toEqual(expect.arrayContaining(["content:pull", "build"]));
  expect(called.filter((name) => !HOUSE_SCRIPTS.some((one) => one === name))).toEqual([]);
});
