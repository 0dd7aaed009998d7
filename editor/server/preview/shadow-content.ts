import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { inBatches } from "../../../engine/reading/in-batches";
import { FOLDERS } from "../../../engine/reading/read-content";
import { writeWhole } from "../content/content-folder";
import { type Edit, withEdits } from "./edits";

/** A file changed this recently may change again within one tick of the file system's clock. */
const UNSURE_MS = 100;

const namesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith(".json")).map(({ name }) => name);
};

const stampOf = async (path: string): Promise<string | null> => {
  const found = await stat(path).catch(() => null);
  if (found === null || Date.now() - found.mtimeMs < UNSURE_MS) return null;
  return [found.mtimeMs, found.ctimeMs, found.size, found.ino].join(" ");
};

/**
 * A copy of the content folder's JSON files with unsaved edits, for the preview. Pictures are not copied: see
 * working-copy.ts.
 */
export class ShadowContent {
  readonly #from: string;
  readonly #to: string;
  /** Stamps of the content files last copied without edits. */
  readonly #copied = new Map<string, string>();
  #running: Promise<void> = Promise.resolve();

  constructor(from: string, to: string) {
    this.#from = from;
    this.#to = to;
  }

  /** Syncs the copy with content and edits. Calls are queued. */
  sync(edits: readonly Edit[]): Promise<void> {
    this.#running = this.#running.then(
      () => this.#sync(edits),
      () => this.#sync(edits),
    );
    return this.#running;
  }

  async #sync(edits: readonly Edit[]): Promise<void> {
    for (const folder of FOLDERS) {
      await mkdir(join(this.#to, folder), { recursive: true });
      const there = await namesIn(join(this.#from, folder));
      const own = await namesIn(join(this.#to, folder));
      const prefix = `${folder}/`;
      const edited = edits.filter(({ file }) => file.startsWith(prefix)).map(({ file }) => file.slice(prefix.length));
      await inBatches([...new Set([...there, ...own, ...edited])], (name) =>
        this.#syncFile(
          prefix + name,
          edits.filter(({ file }) => file === prefix + name),
        ),
      );
    }
  }

  async #syncFile(file: string, edits: readonly Edit[]): Promise<void> {
    const stamp = await stampOf(join(this.#from, file));
    if (edits.length === 0 && stamp !== null && this.#copied.get(file) === stamp) return;
    this.#copied.delete(file);
    const text = await readFile(join(this.#from, file), "utf8").catch(() => null);
    const wanted = withEdits(text, edits);
    const path = join(this.#to, file);
    if (wanted === null) await rm(path, { force: true });
    else if (wanted !== (await readFile(path, "utf8").catch(() => null))) await writeWhole(path, wanted, true);
    if (edits.length === 0 && stamp !== null) this.#copied.set(file, stamp);
  }
}
