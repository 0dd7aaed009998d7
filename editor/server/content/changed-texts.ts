import { editedJson } from "../../../domain/json/edit-json";
import { freeName } from "../../../domain/json/free-name";
import { isObject, type Json } from "../../../domain/json/json";
import { slugOf } from "../../../domain/json/made-value";
import { printJson } from "../../../domain/json/print-json";
import { type EntityName, entityDefinition } from "../../../domain/kinds";
import { keysOf, placeAt } from "../../../engine/problems/issues/place";
import { type ContentFolder, idOf, type Placed } from "./content-folder";

/** A change of one entity: `id` is null for a new one, `value` for a removed one. */
export interface ContentChange {
  readonly kind: EntityName;
  readonly id: string | null;
  readonly value: Json | null;
}

/** Texts of content files by name; null for a removed file. */
export type FileTexts = ReadonlyMap<string, string | null>;

/** File of a new entity: its own, its siblings', or the only one of its kind. */
export const fileFor = (kind: EntityName, value: Json, entities: readonly Placed[]): string => {
  const { folder, file, list } = entityDefinition(kind);
  if (file !== undefined) return file;
  const alike = entities.filter((one) => one.kind === kind);
  if (list !== undefined) {
    const shared = ["production", "place"].find((name) => value[name] !== undefined);
    const sibling = shared === undefined ? undefined : alike.find((one) => one.value[shared] === value[shared]);
    if (sibling !== undefined) return sibling.file;
  }
  const base = slugOf(String(list === undefined ? idOf(kind, value) : (value.production ?? idOf(kind, value)))) || "ny";
  const taken = new Set(entities.map((one) => one.file));
  const fileOf = (name: string) => `${folder}/${name}.json`;
  return fileOf(freeName(base, (name) => taken.has(fileOf(name))));
};

/** Insertion index of a new list item: before the first later one, where they have a start; else at the end. */
const placeIn = (items: readonly unknown[], value: Json): number => {
  const start = (item: unknown): string => (isObject(item) ? String(item.start ?? "") : "");
  const own = start(value);
  const at = own === "" ? -1 : items.findIndex((item) => start(item) > own);
  return at < 0 ? items.length : at;
};

const listWith = (kind: EntityName, items: readonly unknown[], changes: readonly ContentChange[]): unknown[] => {
  const next = [...items];
  for (const { id, value } of changes) {
    const at = id === null ? -1 : next.findIndex((item) => isObject(item) && idOf(kind, item) === id);
    if (at >= 0) next.splice(at, 1, ...(value === null ? [] : [value]));
    else if (id === null && value !== null) next.splice(placeIn(next, value), 0, value);
  }
  return next;
};

/** Text of a file with its entities changed. `text` is null for a new file, the result for a removed one. */
export const changedText = (
  text: string | null,
  kind: EntityName,
  changes: readonly ContentChange[],
): string | null => {
  const { list, schemaName, fileSchema } = entityDefinition(kind);
  const $schema = `../schemas/${schemaName}.json`;
  const data: unknown = text === null ? { $schema } : JSON.parse(text.replace(/^\uFEFF/, ""));
  const before = isObject(data) ? data : {};
  const held: unknown = list === undefined ? [] : before[list];
  const items = list === undefined ? [] : listWith(kind, Array.isArray(held) ? held : [], changes);
  const last = changes.at(-1)?.value ?? null;
  if (list === undefined ? last === null : items.length === 0) return null;
  const own = before.$schema === undefined ? {} : { $schema: before.$schema };
  const after = list === undefined ? { ...own, ...last } : { ...before, [list]: items };
  if (text === null) return `${printJson(after)}\n`;
  return editedJson(text, after, (at) => keysOf(placeAt({ schema: fileSchema, data: after, pictures: [] }, at)));
};

/** Texts of the files affected by the changes. */
export const changedTexts = async (
  folder: ContentFolder,
  changes: readonly ContentChange[],
  entities: readonly Placed[],
): Promise<FileTexts> => {
  const byFile = new Map<string, ContentChange[]>();
  const known = [...entities];
  for (const change of changes) {
    const { kind, id, value } = change;
    const there = known.find((one) => one.kind === kind && one.id === id);
    const file = there?.file ?? fileFor(kind, value ?? {}, known);
    if (there === undefined && value !== null) known.push({ kind, id: idOf(kind, value), file, path: [], value });
    byFile.set(file, [...(byFile.get(file) ?? []), change]);
  }
  const texts = [...byFile].map(async ([file, own]) => {
    const [first] = own;
    return [file, first === undefined ? null : changedText(await folder.textOf(file), first.kind, own)] as const;
  });
  return new Map(await Promise.all(texts));
};
