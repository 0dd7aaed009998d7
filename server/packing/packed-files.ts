import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { PACKED } from "../rules/files";

export interface Packing {
  readonly ending: string;
  /** Its name in Accept-Encoding. */
  readonly encoding: string;
}

const BROTLI: Packing = { ending: ".br", encoding: "br" };
export const GZIP: Packing = { ending: ".gz", encoding: "gzip" };

/** Encodings of precompressed files, best first. */
export const PACKINGS: readonly Packing[] = [BROTLI, GZIP];

const PACKED_FILE = new RegExp(PACKED);

/** Below this size, a compressed response takes as many packets as a plain one. */
const MIN_BYTES = 1024;

/** File times have fractions of a millisecond, but utimes sets whole milliseconds. */
const CLOCK_STEP_MS = 2;

const timeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Whether the compressed files of a file are up to date: they carry its modification time. */
export const isPacked = (file: string): boolean => {
  const written = timeOf(file);
  return PACKINGS.every(({ ending }) => {
    const packed = timeOf(`${file}${ending}`);
    return written !== null && packed !== null && Math.abs(packed - written) <= CLOCK_STEP_MS;
  });
};

/** Whether a compressed file may be sent in place of a file: it exists and is not older. */
export const isFreshPacked = (packed: string, file: string): boolean => {
  const [packedAt, writtenAt] = [timeOf(packed), timeOf(file)];
  return packedAt !== null && writtenAt !== null && packedAt + CLOCK_STEP_MS >= writtenAt;
};

/** Whether an existing file gains from compression. */
export const isWorthPacking = (file: string): boolean => PACKED_FILE.test(file) && statSync(file).size >= MIN_BYTES;

const namesBelow = (publicRoot: string): readonly string[] =>
  readdirSync(publicRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(publicRoot.length + 1))
    .map((name) => name.replaceAll("\\", "/"));

/** Files of the built site to compress, as absolute paths. */
export const filesToPack = (publicRoot: string): readonly string[] =>
  namesBelow(publicRoot)
    .filter((name) => PACKED_FILE.test(name) && !name.startsWith("_gatsby/"))
    .map((name) => join(publicRoot, name))
    .filter((file) => statSync(file).size >= MIN_BYTES);

/**
 * Removes compressed files that are stale or whose file is gone, at the end of each build: a web server does not
 * compare times, and visitors would get the old page until the next `npm run compress`.
 */
export const removeStalePacked = (publicRoot: string): void => {
  if (!existsSync(publicRoot)) return;
  for (const name of namesBelow(publicRoot)) {
    const packing = PACKINGS.find(({ ending }) => name.endsWith(ending));
    if (!packing) continue;
    const file = join(publicRoot, name.slice(0, -packing.ending.length));
    if (!isPacked(file)) rmSync(join(publicRoot, name));
  }
};
