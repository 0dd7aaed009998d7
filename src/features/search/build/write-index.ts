import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { INDEX_ADDRESS, INDEX_FOLDER } from "../record";
import type { SearchIndex } from "./make-index";

/** The catalogue that a page requests first: the location of the index. */
export const indexAddress = ({ folder }: Pick<SearchIndex, "folder">): string =>
  `${JSON.stringify({ folder: `/${folder}/` })}\n`;

const indexFolders = (publicRoot: string): readonly string[] =>
  readdirSync(publicRoot).filter((name) => name.startsWith(INDEX_FOLDER) && !name.endsWith(".json"));

/** Deletes the index of earlier builds. In develop it would be served instead of the current one. */
export const removeIndex = (publicRoot: string): void => {
  rmSync(join(publicRoot, INDEX_ADDRESS), { force: true });
  for (const name of indexFolders(publicRoot)) rmSync(join(publicRoot, name), { recursive: true });
};

/** Renames the previous build's folder: most of its files are unchanged, and compressed already. */
const takeOver = (publicRoot: string, folder: string): void => {
  const [last, ...older] = indexFolders(publicRoot).toSorted((a, b) => Number(b === folder) - Number(a === folder));
  for (const name of older) rmSync(join(publicRoot, name), { recursive: true });
  if (last !== undefined) renameSync(join(publicRoot, last), join(publicRoot, folder));
};

const isPackedFrom = (name: string, files: SearchIndex["files"]): boolean => files.has(name.replace(/\.(br|gz)$/, ""));

/** Writes an index into the built site, replacing the previous build's; only files that differ are written. */
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
