import { join } from "node:path";
import { editedJson } from "../../domain/json/edit-json";
import { isObject, isSame, type Json } from "../../domain/json/json";
import { printJson } from "../../domain/json/print-json";
import { entityDefinition } from "../../domain/kinds";
import { keysOf, placeAt } from "../../engine/problems/issues/place";
import { textOfFile } from "../../engine/reading/file-error";
import type { FileValue, ShowingChange } from "./planned";

/** The texts of the files that a pull changes; null for a deleted file. */
export type Texts = ReadonlyMap<string, string | null>;

const startOf = (item: unknown): string => (isObject(item) ? String(item.start ?? "") : "");

/** Inserts new showings into a file's list, each before the first later one. */
const withAdded = (items: readonly unknown[], added: readonly Json[]): readonly unknown[] => {
  const coming = added.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const next: unknown[] = [];
  for (const item of items) {
    while (coming[0] !== undefined && startOf(coming[0]) < startOf(item)) next.push(coming.shift());
    next.push(item);
  }
  return [...next, ...coming];
};

const eventsText = (text: string | null, changes: readonly ShowingChange[]): string | null => {
  const { fileSchema } = entityDefinition("events");
  const data: unknown =
    text === null ? { $schema: "../schemas/events.json", events: [] } : JSON.parse(text.replace(/^\uFEFF/, ""));
  const before = isObject(data) ? data : {};
  const held: readonly unknown[] = Array.isArray(before.events) ? before.events : [];
  const byId = new Map(changes.flatMap((one) => (one.before === null ? [] : [[one.before.id, one] as const])));
  const kept = held.flatMap((item) => {
    const change = isObject(item) ? byId.get(item.id) : undefined;
    if (change === undefined) return [item];
    return change.after === null ? [] : [change.after];
  });
  const added = changes.flatMap(({ before: old, after }) => (old === null && after !== null ? [after] : []));
  const events = withAdded(kept, added);
  if (events.length === 0) return null;
  const after = { ...before, events };
  if (text === null) return `${printJson(after)}\n`;
  return editedJson(text, after, (at) => keysOf(placeAt({ schema: fileSchema, data: after, pictures: [] }, at)));
};

/** All showings of a production are in one file: the one with the others, or a new one of its name. */
const fileFor = (value: Json, siblings: ReadonlyMap<unknown, string>): string =>
  siblings.get(value.production) ?? `events/${String(value.production)}.json`;

/** The texts of the files that a pull changes, and of no others. */
export const textsOf = async (
  root: string,
  files: readonly FileValue[],
  changes: readonly ShowingChange[],
  siblings: ReadonlyMap<unknown, string>,
): Promise<Texts> => {
  const byFile = new Map<string, ShowingChange[]>();
  for (const change of changes) {
    const file = change.file ?? fileFor(change.after ?? {}, siblings);
    const own = byFile.get(file);
    if (own === undefined) byFile.set(file, [change]);
    else own.push(change);
  }
  const texts = new Map<string, string | null>();
  for (const { file, value } of files) {
    const old = await textOfFile(join(root, file));
    const isAsBefore = old !== null && value !== null && isSame(JSON.parse(old.replace(/^\uFEFF/, "")), value);
    if (isAsBefore) continue;
    texts.set(file, value === null ? null : old === null ? `${printJson(value)}\n` : editedJson(old, value, () => []));
  }
  for (const [file, own] of byFile) {
    const old = await textOfFile(join(root, file));
    const text = eventsText(old, own);
    if (text !== old) texts.set(file, text);
  }
  return texts;
};
