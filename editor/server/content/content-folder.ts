import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { computedOnce } from "../../../domain/collections/computed-once";
import { isObject, type Json, type JsonPath } from "../../../domain/json/json";
import { ENTITY_NAMES, type EntityName, entityDefinition } from "../../../domain/kinds";
import { kindOf } from "../../../engine/content/validate";
import { LoadMemory } from "../../../engine/load/load-memory";
import { textOfFile } from "../../../engine/reading/file-error";
import {
  type ContentDocument,
  contentIn,
  FOLDERS,
  readSnapshot,
  type Snapshot,
} from "../../../engine/reading/read-content";
import { placeOf } from "./paths";
import { writeUnfinished } from "./unfinished-files";

/** An entity as written, valid or not, and its place. */
export interface Placed {
  readonly kind: EntityName;
  readonly id: string;
  readonly file: string;
  readonly path: JsonPath;
  readonly value: Json;
}

/** Identifying value of an entity; it need not be `id`, which redirects lack. */
export const idOf = (kind: EntityName, value: Json): string =>
  String(value[entityDefinition(kind).listing.idField] ?? "");

export const without$schema = ({ $schema: _, ...value }: Json): Json => value;

export const versionOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

export const isKind = (kind: string): kind is EntityName => ENTITY_NAMES.some((name) => name === kind);

/** Kind of a content file, by its folder; null for pictures and other files. */
export const kindOfFile = (file: string): EntityName | null =>
  (file.endsWith(".json") && ENTITY_NAMES.find((name) => entityDefinition(name).folder === file.split("/")[0])) || null;

/** The entities in the data of a file. */
export const entitiesOf = (kind: EntityName, file: string, data: unknown): readonly Placed[] => {
  const { list } = entityDefinition(kind);
  const found = (value: unknown, path: JsonPath): readonly Placed[] =>
    isObject(value) ? [{ kind, id: idOf(kind, value), file, path, value }] : [];
  if (list === undefined) return found(data, []);
  const items = isObject(data) ? data[list] : undefined;
  return Array.isArray(items) ? items.flatMap((item, at) => found(item, [list, at])) : [];
};

const entitiesIn = computedOnce((document: ContentDocument): readonly Placed[] => {
  const kind = kindOf(document);
  return kind === null ? [] : entitiesOf(kind, document.origin.file, document.data);
});

interface ReadFolder {
  /** The same array until a file changes. */
  readonly entities: readonly Placed[];
  readonly pictures: readonly string[];
  /** Changes whenever a file does. */
  readonly edition: number;
  readonly snapshot: Snapshot;
}

interface Remembered extends ReadFolder {
  readonly documents: readonly ContentDocument[];
  /** Pictures and unreadable files, as JSON. */
  readonly rest: string;
}

const isSame = <Item>(some: readonly Item[], others: readonly Item[]): boolean =>
  some.length === others.length && some.every((item, index) => item === others[index]);

/** A content folder on disk. */
export class ContentFolder {
  readonly root: string;
  readonly memory: LoadMemory;
  #last: Remembered | null = null;

  constructor(root: string, pictureFactsFile: string | undefined) {
    this.root = root;
    this.memory = new LoadMemory(pictureFactsFile);
  }

  async read(): Promise<ReadFolder> {
    const snapshot = await readSnapshot(this.root, this.memory.read);
    const { documents, pictures, problems } = contentIn(snapshot);
    // Compared by the documents themselves: of two concurrent reads, the one started first may end last.
    const last = this.#last;
    const rest = JSON.stringify([pictures, problems]);
    if (last !== null && last.rest === rest && isSame(last.documents, documents)) return last;
    const edition = (last?.edition ?? 0) + 1;
    this.#last = { documents, rest, entities: documents.flatMap(entitiesIn), pictures, edition, snapshot };
    return this.#last;
  }

  /** Text of a content file; null when there is none. Rejects when it cannot be read. */
  async textOf(file: string): Promise<string | null> {
    return textOfFile(placeOf(this.root, file));
  }

  /** Texts of all content files, including those that are not valid JSON. */
  async allTexts(): Promise<readonly string[]> {
    const texts = FOLDERS.map(async (folder) => {
      const names = await readdir(join(this.root, folder)).catch(() => []);
      const files = names.filter((name) => name.endsWith(".json"));
      return Promise.all(files.map((name) => readFile(join(this.root, folder, name), "utf8").catch(() => "")));
    });
    return (await Promise.all(texts)).flat();
  }

  /** Writes a file atomically, also if the machine crashes. */
  async write(file: string, text: string): Promise<void> {
    await writeWhole(placeOf(this.root, file), text);
  }

  /** Writes beside a file what is to take its place, so that a full disk shows before anything has changed. */
  stage(file: string, text: string): Promise<Staged> {
    return stageAt(placeOf(this.root, file), text);
  }

  async remove(file: string): Promise<void> {
    await rm(placeOf(this.root, file), { force: true });
  }
}

interface Staged {
  readonly place: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

const stageAt = async (path: string, text: string, isCopy = false): Promise<Staged> => {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = await writeUnfinished(dirname(path), text, isCopy);
  const discard = () => rm(unfinished, { force: true });
  return { place: () => rename(unfinished, path), discard };
};

export const writeWhole = async (path: string, text: string, isCopy = false): Promise<void> => {
  const { place, discard } = await stageAt(path, text, isCopy);
  await place().finally(discard);
};
