import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CODE = ["domain", "engine", "src", "gatsby"];

/** Paths and texts of the code without its tests: a term may be a file's name, an identifier or prose. */
const code = CODE.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|generated)\.|testing/.test(file))
    .map((file) => `${file}\n${readFileSync(join(folder, file), "utf8")}`),
).join("\n");

/** The terms in the second column of the tables. */
const termsIn = (glossary: string): readonly string[] =>
  [...glossary.matchAll(/^\| [^|]+\| ([^|]+)\|/gm)]
    .flatMap(([, cell = ""]) => cell.split(","))
    .map((term) => term.trim())
    .filter((term) => term !== "English in code" && !/^-+$/.test(term));

/** "watch list" is also "watchList" and "watch-list", and the beginning of "watch lists". */
const isUsed = (term: string): boolean => new RegExp(`\\b${term.replaceAll(/[ -]/g, "[ -]?")}`, "i").test(code);

const terms = termsIn(readFileSync("docs/glossary.md", "utf8"));

test("the code uses every term of the glossary", () => {
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.filter((term) => !isUsed(term))).toEqual([]);
});

test("every term has one meaning", () => {
  const twice = terms.filter((term, index) => terms.indexOf(term) !== index);
  expect(twice).toEqual(["row"]);
});

test("finds a term that the code does not use", () => expect(isUsed("bioscope")).toBe(false));
