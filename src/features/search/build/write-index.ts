import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { INDEX_ADDRESS, INDEX_FOLDER } from "../record";
import type { SearchIndex } from "./make-index";

/** What a page requests first: the name of the catalogue. */
export const indexAddress = ({ catalogue }: Pick<SearchIndex, "catalogue">): string =>
  `${JSON.stringify({ catalogue })}\n`;

/** Deletes the index of earlier builds. In develop it would be served instead of the current one. */
export const removeIndex = (publicRoot: string): void => {
  for (const name of [INDEX_FOLDER, INDEX_ADDRESS]) rmSync(join(publicRoot, name), { recursive: true, force: true });
};

/** Writes an index into the built site; only files that differ, of which the previous build's others are deleted. */
export const writeIndex = ({ catalogue, files }: SearchIndex, publicRoot: string): void => {
  const root = join(publicRoot, INDEX_FOLDER);
  mkdirSync(root, { recursive: true });
  for (const [name, content] of files) {
    const file = join(root, name);
    if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
  }
  // Compressed files stay with those that they are made from.
  for (const name of readdirSync(root)) if (!files.has(name.replace(/\.(br|gz)$/, ""))) rmSync(join(root, name));
  const address = join(publicRoot, INDEX_ADDRESS);
  const text = indexAddress({ catalogue });
  if (!existsSync(address) || readFileSync(address, "utf8") !== text) writeFileSync(address, text);
};
