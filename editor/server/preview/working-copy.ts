import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";

/** Compares size and modification time, as rsync does. */
const isSame = (from: string, to: string): boolean => {
  const [one, other] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  return other?.isFile() === true && one.size === other.size && one.mtime.getTime() === other.mtime.getTime();
};

const syncFile = (from: string, to: string): void => {
  if (isSame(from, to)) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { preserveTimestamps: true });
};

/**
 * Mirrors a file or folder, keeping modification times. Unchanged files are left alone, so that a running program never
 * misses a module.
 */
const syncTree = (from: string, to: string): void => {
  if (!statSync(from).isDirectory()) {
    syncFile(from, to);
    return;
  }
  if (statSync(to, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(to);
  mkdirSync(to, { recursive: true });
  const wanted = readdirSync(from);
  for (const name of readdirSync(to)) {
    if (!wanted.includes(name)) rmSync(join(to, name), { recursive: true, force: true });
  }
  for (const name of wanted) syncTree(join(from, name), join(to, name));
};

/** Output of an earlier run, which may have been killed halfway: pictures would be missing without an error. */
const BUILT = [".cache", "public"];

/** Caches by content of webpack and Parcel, which Gatsby keeps too when it deletes the others: half of a cold start. */
const KEPT = ["webpack", ".parcel-cache"];

const removeBuilt = (root: string): void => {
  for (const folder of BUILT.map((name) => join(root, name)).filter(existsSync))
    for (const name of readdirSync(folder))
      if (!KEPT.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
};

/** Project files needed by Gatsby and a venue's scripts. */
export const CODE = [
  "domain",
  "engine",
  "src",
  "plugins",
  "gatsby",
  "server",
  "film-platform",
  "scripts",
  "sources",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

const link = (to: string, at: string): void => {
  const there = lstatSync(at, { throwIfNoEntry: false });
  if (there?.isSymbolicLink() && existsSync(to) && realpathSync(at) === realpathSync(to)) return;
  if (there) rmSync(at, { recursive: true, force: true });
  if (existsSync(to)) symlinkSync(to, at, "junction");
};

/** Copies the code, keeping modification times, and links the packages: `.cache` and `public` stay. */
export const copyCode = (root: string): void => {
  for (const name of CODE) syncTree(resolve(name), join(root, name));
  link(resolve("node_modules"), join(root, "node_modules"));
};

/**
 * Creates the folder the preview runs in: Gatsby has one `.cache` and one `public` per folder, so in the project itself
 * `npm run build` and the preview would corrupt each other's. Packages, pictures and static files are links.
 */
export const makeWorkingCopy = (root: string, contentRoot: string): { readonly shadowRoot: string } => {
  const shadowRoot = join(root, "content");
  mkdirSync(shadowRoot, { recursive: true });
  removeBuilt(root);
  copyCode(root);
  link(join(contentRoot, "images"), join(shadowRoot, "images"));
  link(resolve(contentRoot, "../static"), join(root, "static"));
  return { shadowRoot };
};
