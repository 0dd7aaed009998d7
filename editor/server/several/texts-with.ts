import { editedJson } from "../../../domain/json/edit-json";
import { isObject, type Json } from "../../../domain/json/json";
import { printJson } from "../../../domain/json/print-json";
import { type EntityName, entityDefinition } from "../../../domain/kinds";
import { keysOf, placeAt } from "../../../engine/problems/issues/place";
import { type ContentFolder, idOf, type Placed } from "../content/content-folder";
import { fileFor } from "../desk/copies";

/** One of several changes: `id` is null for a new entity, `value` for one that goes. */
export interface PartChange {
  readonly kind: EntityName;
  readonly id: string | null;
  readonly value: Json | null;
}

/** Where new items of a list belong: before the first that is later, where all have a start; else at the end. */
const placeIn = (items: readonly unknown[], value: Json): number => {
  const start = (item: unknown): string => (isObject(item) ? String(item.start ?? "") : "");
  const own = start(value);
  const at = own === "" ? -1 : items.findIndex((item) => start(item) > own);
  return at < 0 ? items.length : at;
};

const listWith = (kind: EntityName, items: readonly unknown[], changes: readonly PartChange[]): readonly unknown[] => {
  const next: unknown[] = items.flatMap((item) => {
    const id = isObject(item) ? idOf(kind, item) : null;
    const change = changes.find((one) => one.id !== null && one.id === id);
    if (change === undefined) return [item];
    return change.value === null ? [] : [change.value];
  });
  for (const { id, value } of changes) if (id === null && value !== null) next.splice(placeIn(next, value), 0, value);
  return next;
};

const textWith = (text: string | null, kind: EntityName, changes: readonly PartChange[]): string | null => {
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

/** The texts of the files that several changes touch; null for a file of which nothing is left. */
export const textsWith = async (
  folder: ContentFolder,
  changes: readonly PartChange[],
  entities: readonly Placed[],
): Promise<ReadonlyMap<string, string | null>> => {
  const byFile = new Map<string, PartChange[]>();
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
    return [file, first === undefined ? null : textWith(await folder.textOf(file), first.kind, own)] as const;
  });
  return new Map(await Promise.all(texts));
};
