import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { PACKED } from "../rules/files";

export interface Packing {
  readonly ending: string;
  /** What it is called in Accept-Encoding. */
  readonly encoding: string;
}

const BROTLI: Packing = { ending: ".br", encoding: "br" };
const GZIP: Packing = { ending: ".gz", encoding: "gzip" };

/** What files are packed with, best first. */
export const PACKINGS: readonly Packing[] = [BROTLI, GZIP];

const PACKED_FILE = new RegExp(PACKED);

/** Below this, a packed answer takes as many packets as a plain one. */
const SMALLEST = 1024;

/**
 * Pagefind's files are gzip inside, and it reads them unpacked as well: what is in them is a sixth smaller in brotli. Servers that
 * know no brotli send them as they are.
 */
const GZIP_INSIDE = /\.(pf_meta|pf_index|pf_fragment|pagefind)$/;

export const isGzipInside = (file: string): boolean => GZIP_INSIDE.test(file);

const packingsOf = (file: string): readonly Packing[] => (isGzipInside(file) ? [BROTLI] : PACKINGS);

/** Files keep their times to a fraction of a millisecond, and can be given whole ones only. */
const CLOCK_STEP_MS = 2;

const timeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Whether the packed files of a file were made from it as it is now: they carry its time. */
export const isPacked = (file: string): boolean => {
  const written = timeOf(file);
  return packingsOf(file).every(({ ending }) => {
    const packed = timeOf(`${file}${ending}`);
    return written !== null && packed !== null && Math.abs(packed - written) <= CLOCK_STEP_MS;
  });
};

/** Whether a packed file may be sent in place of a file: it is there, and not older. */
export const standsFor = (packed: string, file: string): boolean => {
  const [packedAt, writtenAt] = [timeOf(packed), timeOf(file)];
  return packedAt !== null && writtenAt !== null && packedAt + CLOCK_STEP_MS >= writtenAt;
};

const namesBelow = (publicRoot: string): readonly string[] =>
  readdirSync(publicRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(publicRoot.length + 1))
    .map((name) => name.replaceAll("\\", "/"));

/** Files of the built site that are to be packed, as absolute paths. */
export const filesToPack = (publicRoot: string): readonly string[] =>
  namesBelow(publicRoot)
    .filter((name) => (PACKED_FILE.test(name) || isGzipInside(name)) && !name.startsWith("_gatsby/"))
    .map((name) => join(publicRoot, name))
    .filter((file) => statSync(file).size >= SMALLEST);

/**
 * Takes away packed files whose file has changed or gone. A build does so at its end: a web server sends them without looking,
 * and readers would get the old page until somebody packs again.
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
