import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Key = string | number;

/** A content folder in memory, with a test's changes. */
export class ContentFolder {
  readonly #root: string;
  readonly #originals = new Map<string, string>();
  readonly #documents = new Map<string, Json>();
  readonly #raw = new Map<string, (text: string) => string | Buffer>();
  readonly #files = new Map<string, Buffer | string>();

  constructor(root: string) {
    this.#root = root;
    for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (name.endsWith(".json") && !name.startsWith("schemas")) {
        this.#originals.set(name, readFileSync(join(root, name), "utf8"));
      }
    }
    this.reset();
  }

  /** Discards all changes. */
  reset(): void {
    this.#documents.clear();
    for (const [name, text] of this.#originals) this.#documents.set(name, JSON.parse(text) as Json);
    this.#raw.clear();
    for (const name of this.#files.keys()) rmSync(join(this.#root, name), { force: true });
    this.#files.clear();
  }

  names(folder: string): readonly string[] {
    return [...this.#originals.keys()].filter((name) => name.startsWith(`${folder}/`)).sort();
  }

  document(name: string): Json {
    const found = this.#documents.get(name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  }

  /** Replaces the value of a field; undefined removes the field. */
  set(name: string, path: readonly Key[], value: Json | undefined): void {
    let at: Json = this.document(name);
    for (const key of path.slice(0, -1)) at = (at as { [key: string]: Json })[key] ?? null;
    const last = path.at(-1);
    if (last === undefined || at === null || typeof at !== "object") return; // An earlier change has removed it.
    const holder = at as { [key: string]: Json };
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }

  /** A copy of a document with some values replaced. */
  add(from: string, to: string, values: { readonly [key: string]: Json | undefined }): void {
    const copy = JSON.parse(this.#originals.get(from) ?? "{}") as { [key: string]: Json };
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) delete copy[key];
      else copy[key] = value;
    }
    this.#documents.set(to, copy);
    this.#files.set(to, "");
  }

  /** Changes the notation of a document, not its data. */
  write(name: string, as: (text: string) => string | Buffer): void {
    const before = this.#raw.get(name) ?? ((text: string) => text);
    this.#raw.set(name, (text) => as(String(before(text))));
  }

  /** A file that is not JSON, such as a picture. */
  put(name: string, bytes: Buffer | string): void {
    this.#files.set(name, bytes);
  }

  /** Writes everything into the folder. */
  save(): void {
    const save = (name: string, bytes: Buffer | string) => {
      mkdirSync(dirname(join(this.#root, name)), { recursive: true });
      writeFileSync(join(this.#root, name), bytes);
    };
    for (const [name, bytes] of this.#files) if (!this.#documents.has(name)) save(name, bytes);
    for (const [name, document] of this.#documents) {
      const text = `${JSON.stringify(document, null, 2)}\n`;
      save(name, this.#raw.get(name)?.(text) ?? text);
    }
  }
}

/** A change to a content folder, with a name that identifies it in failures. */
export interface Mutation {
  readonly name: string;
  /** The file and the field that are changed, as in problems; the field is "" for a whole file. */
  readonly file: string;
  readonly field: string;
  readonly apply: (content: ContentFolder) => void;
}

type Spot = Pick<Mutation, "file" | "field">;

const isWithin = (one: string, other: string): boolean =>
  one === other || other === "" || (one.startsWith(other) && /^[.[]/.test(one.slice(other.length)));

/** Whether one place is the other, or within it. */
export const overlaps = (one: Spot, other: Spot): boolean =>
  one.file === other.file && (isWithin(one.field, other.field) || isWithin(other.field, one.field));
