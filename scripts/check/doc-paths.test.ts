import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The folders that paths in documents are relative to: "lib/log.ts", "navigation/loading/wrap-loader.ts". */
const BASES = ["", "src/", "src/app/", "src/features/", "gatsby/", "domain/", "engine/"];

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/desk-hosting.md",
  "docs/everyday-changes.md",
  "docs/gatsby-internals.md",
  "docs/glossary.md",
  "docs/graphql.md",
  "docs/publishing.md",
];
const DECISIONS = readdirSync("docs/decisions").map((file) => `docs/decisions/${file}`);

/** Files that git ignores are made by a build or a program: ".cache/", "src/gatsby-types.d.ts", "/publishing/". */
const IGNORED = readFileSync(".gitignore", "utf8")
  .trim()
  .split("\n")
  .map((name) => name.replace(/^\//, ""));
const isIgnored = (path: string): boolean =>
  IGNORED.some((name) => path === name || (name.endsWith("/") && `${path}/`.startsWith(name)));

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));

const TOP = readdirSync(".", { withFileTypes: true }).filter(({ name }) => name !== ".git" && !isIgnored(name));
const FOLDERS = TOP.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const TREE = new Set([...TOP.map(({ name }) => name), ...FOLDERS.flatMap(below)]);
const NAMES = new Set([...TREE].map((path) => basename(path)));

/** The first segment of paths without an extension: "rules/time", "checks/lost". */
const ROOTS = new Set([...FOLDERS, ...BASES.filter((base) => base !== "").flatMap((base) => readdirSync(base))]);

/** Is a path of the repository: not an address ("/program"), a package, a command, or an import ("./name"). */
const PATH = /^\.?\w[\w.<>*-]*(?:\/[\w.<>*-]+)*\/?$/;
const CODE_FILE = /^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|cjs|mjs)$/;

const namesPath = (span: string): boolean => {
  if (!PATH.test(span) || isIgnored(span)) return false;
  const [first = "", ...rest] = span.split("/");
  return rest.length > 0 ? ROOTS.has(first) || /\.\w+$/.test(span) : CODE_FILE.test(span);
};

const PLACEHOLDER = /<[^>]*>|\*+/g;

/** "src/blocks/<name>" and "src/*.ts" stand for every path with other letters in that place. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(PLACEHOLDER, (mark) => (mark === "**" ? ".+" : "[^/]+"))}$`);

const exists = (span: string): boolean => {
  const path = span.replace(/\/$/, "");
  if (!path.includes("/") && NAMES.has(path)) return true;
  const places = BASES.map((base) => base + path);
  if (!PLACEHOLDER.test(path)) return places.some((place) => TREE.has(place));
  const patterns = places.map(patternOf);
  return [...TREE].some((place) => patterns.some((pattern) => pattern.test(place)));
};

/** The folder and the file that a recipe of docs/everyday-changes.md creates. */
const madeByRecipes = (text: string): readonly string[] =>
  [...text.matchAll(/^New file \*\*`([^`]+)`\*\*/gm)].flatMap(([, file = ""]) => [
    file,
    file.slice(0, file.lastIndexOf("/")),
  ]);

/** Fenced blocks are programs, drawings and examples. */
const spansOf = (text: string): readonly string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);

const missingIn = (text: string): readonly string[] => {
  const made = new Set(madeByRecipes(text));
  return spansOf(text).filter((span) => namesPath(span) && !made.has(span) && !exists(span));
};

/**
 * A record that is superseded as a whole describes a past tree, and may name removed files. One that is superseded in
 * part is in force, and may not.
 */
const isInForce = (text: string): boolean => !/^Date: .* Status: superseded by /m.test(text);

test.each([...DOCUMENTS, ...DECISIONS])("%s names only files and folders that exist", (document) => {
  const text = readFileSync(document, "utf8");
  expect(isInForce(text) ? missingIn(text) : []).toEqual([]);
});
