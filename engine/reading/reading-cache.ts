import { statSync } from "node:fs";
import { join } from "node:path";
import type { Folder } from "../../domain/kinds";
import { type Reading, readDocument } from "./read-document";

/** Changes whenever the file does; null when it is missing. */
const stampOf = (path: string): string | null => {
  try {
    const { size, mtimeMs, ctimeMs, ino } = statSync(path);
    return [size, mtimeMs, ctimeMs, ino].join(" ");
  } catch {
    return null;
  }
};

/** Cached readings of unchanged files, for a process that loads a folder repeatedly. */
export class ReadingCache {
  readonly #readings = new Map<string, { readonly stamp: string; readonly reading: Reading }>();

  read(root: string, file: string, folder: Folder): Reading {
    const stamp = stampOf(join(root, file));
    const known = this.#readings.get(file);
    if (stamp !== null && known?.stamp === stamp) return known.reading;
    const reading = readDocument(root, file, folder);
    if (stamp !== null) this.#readings.set(file, { stamp, reading });
    return reading;
  }
}
