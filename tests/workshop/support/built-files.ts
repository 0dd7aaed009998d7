import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** All files below a folder, as relative paths with forward slashes. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();

const digest = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

export type Digests = ReadonlyMap<string, string>;

/** Digests of the files below a folder that a filter accepts. */
export const digestsBelow = (folder: string, passes: (file: string) => boolean = () => true): Digests =>
  new Map(
    filesBelow(folder)
      .filter(passes)
      .map((file) => [file, digest(join(folder, file))]),
  );

/** Files that were added, removed or written with other content. */
export const changedFiles = (before: Digests, after: Digests): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();

/** What a visitor's browser fetches for a page: its HTML and its data. */
export const isPageFile = (file: string): boolean =>
  file.endsWith(".html") || (file.startsWith("page-data/") && file.endsWith(".json"));

/** The not-found page is not an address of the site, but a file at the root only. */
const ODD_FILES: Readonly<Record<string, string>> = { "/": "index.html", "/404": "404.html" };

export const htmlFile = (path: string): string => ODD_FILES[path] ?? `${path.slice(1)}/index.html`;

export const dataFile = (path: string): string => `page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;

/** The paths of all built pages; /404.html is Gatsby's own copy of /404. */
export const builtPaths = (publicRoot: string): readonly string[] =>
  filesBelow(join(publicRoot, "page-data"))
    .filter((file) => file.endsWith("/page-data.json"))
    .map((file) => file.slice(0, -"/page-data.json".length))
    .map((path) => (path === "index" ? "/" : `/${path}`))
    .filter((path) => path !== "/404.html")
    .sort();

/** The style sheet that the front page links to; there may be files of earlier builds beside it. */
export const linkedStylesheet = (publicRoot: string): string => {
  const html = readFileSync(join(publicRoot, "index.html"), "utf8");
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
  if (href === undefined) throw new Error("the front page links to no style sheet");
  return readFileSync(join(publicRoot, href), "utf8").toLowerCase();
};
