import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

/** Commands in the documentation are scripts of the project. */

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "film-platform/README.md",
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

const calledIn = (text: string): readonly string[] =>
  [...text.matchAll(/npm run (?:--silent )?([\w:-]*\w)/g)].map(([, name = ""]) => name);

test.each(DOCUMENTS)("%s calls only commands that there are", (document) => {
  expect(calledIn(readFileSync(document, "utf8")).filter((name) => scripts[name] === undefined)).toEqual([]);
});

test("CONTRIBUTING.md lists every command", () => {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  const listed = new Set([
    ...calledIn(text),
    ...[...text.matchAll(/`((?:test|rediger|content):[\w:-]+)`/g)].map(([, name]) => name),
  ]);
  const own = ["start", "test", "develop"];
  expect(Object.keys(scripts).filter((name) => !listed.has(name) && !own.includes(name))).toEqual([]);
});
