import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { INDEX_ADDRESS, INDEX_FOLDER } from "../record";
import type { SearchIndex } from "./make-index";

/** What the page asks for first: where the index is. */
export const indexAddress = ({ folder }: Pick<SearchIndex, "folder">): string =>
  `${JSON.stringify({ folder: `/${folder}/` })}\n`;

const indexFolders = (publicRoot: string): readonly string[] =>
  readdirSync(publicRoot).filter((name) => name.startsWith(INDEX_FOLDER) && !name.endsWith(".json"));

/** Takes away what builds have left. In develop it would be served instead of what is made there. */
export const removeIndex = (publicRoot: string): void => {
  rmSync(join(publicRoot, INDEX_ADDRESS), { force: true });
  for (const name of indexFolders(publicRoot)) rmSync(join(publicRoot, name), { recursive: true });
};

/**
 * Lets the index of the build before become the folder of this one: most of its files are the same, and packed already.
 */
const takeOver = (publicRoot: string, folder: string): void => {
  const [last, ...older] = indexFolders(publicRoot).toSorted((a, b) => Number(b === folder) - Number(a === folder));
  for (const name of older) rmSync(join(publicRoot, name), { recursive: true });
  if (last !== undefined) renameSync(join(publicRoot, last), join(publicRoot, folder));
};

const isPackedFrom = (name: string, files: SearchIndex["files"]): boolean => files.has(name.replace(/\.(br|gz)$/, ""));

/**
 * Writes an index into the built site, in the place of that of the build before; only files that differ are written.
 */
export const writeIndex = ({ folder, files }: SearchIndex, publicRoot: string): void => {
  takeOver(publicRoot, folder);
  const root = join(publicRoot, folder);
  for (const [path, content] of files) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file).equals(content)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (!isPackedFrom(file.slice(root.length + 1).replaceAll("\\", "/"), files)) rmSync(file);
  }
  writeFileSync(join(publicRoot, INDEX_ADDRESS), indexAddress({ folder }));
};
