import { statSync } from "node:fs";
import { join } from "node:path";
import type { Folder } from "../../domain/kinds";
import { type Reading, readDocument } from "./read-document";

/** Changes whenever a file does; null when there is no such file. */
const stampOf = (path: string): string | null => {
  try {
    const { size, mtimeMs, ctimeMs, ino } = statSync(path);
    return [size, mtimeMs, ctimeMs, ino].join(" ");
  } catch {
    return null;
  }
};

/** Readings of files that have not changed since, for a process that loads a folder again and again. */
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
