import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import { INDEX_ADDRESS, INDEX_FOLDER } from "../record";
import type { SearchIndex } from "./make-index";

/** What the page asks for first: where the index is. */
export const indexAddress = ({ folder }: Pick<SearchIndex, "folder">): string =>
  `${JSON.stringify({ folder: `/${folder}/` })}\n`;

const isGzip = (content: Uint8Array): boolean => content[0] === 0x1f && content[1] === 0x8b;

/** Takes away what builds have left, but for one folder. In develop it would be served instead of what is made there. */
export const removeIndex = (publicRoot: string, kept?: string): void => {
  rmSync(join(publicRoot, INDEX_ADDRESS), { force: true });
  for (const name of readdirSync(publicRoot)) {
    if (name.startsWith(INDEX_FOLDER) && name !== kept) rmSync(join(publicRoot, name), { recursive: true });
  }
};

/**
 * Writes an index into the built site, and takes those of earlier builds away. Beside each file lies one in brotli,
 * a sixth smaller, for servers that know such: Pagefind's files are gzip inside, and it reads them unpacked as well.
 */
export const writeIndex = (index: SearchIndex, publicRoot: string): void => {
  removeIndex(publicRoot, index.folder);
  for (const [path, content] of index.files) {
    const file = join(publicRoot, index.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(isGzip(content) ? gunzipSync(content) : content));
  }
  writeFileSync(join(publicRoot, INDEX_ADDRESS), indexAddress(index));
};
