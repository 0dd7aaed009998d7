import { readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesToPack, isPacked, removeStalePacked } from "./packed-files";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The number of threads in Node's pool. */
const AT_ONCE = 4;

const brotliOf = (content: Buffer): Promise<Buffer> =>
  toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** The compressed files of a file, by name. */
const packingsFor = async (file: string): Promise<readonly (readonly [name: string, bytes: Buffer])[]> => {
  const content = await readFile(file);
  return [
    [`${file}.br`, await brotliOf(content)],
    [`${file}.gz`, await toGzip(content, { level: 9 })],
  ];
};

const packFile = async (file: string): Promise<void> => {
  const { mtime } = await stat(file);
  const packed = await packingsFor(file);
  for (const [name, bytes] of packed) {
    // Whole or not at all: half of one would be sent for as long as its page does not change.
    const unfinished = name.replace(/(?=\.\w+$)/, ".new");
    await writeFile(unfinished, bytes);
    await utimes(unfinished, mtime, mtime);
    await rename(unfinished, name);
  }
};

export interface Packed {
  readonly packed: number;
  readonly unchanged: number;
}

/**
 * Writes brotli and gzip files beside the files of a built site; only for files changed since the last run.
 */
export const packFiles = async (publicRoot: string): Promise<Packed> => {
  removeStalePacked(publicRoot);
  const files = filesToPack(publicRoot);
  const changed = files.filter((file) => !isPacked(file));
  const waiting = [...changed];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await packFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { packed: changed.length, unchanged: files.length - changed.length };
};
