import { isObject, type JsonPath } from "../json/json";
import type { About } from "./field";
import { type FieldNode, fieldNode } from "./field-node";

/** The marked parts of a schema's values; null without any. Computed once per schema, since there are many values. */
export type Places<Mark> = {
  /** For the value itself. */
  readonly mark: Mark | null;
  readonly fields: readonly (readonly [string, Places<Mark>])[];
  /** For each item of a list, or each value of a record. */
  readonly items: Places<Mark> | null;
  /** For an object whose field `discriminator` selects the alternative. */
  readonly choice: { readonly discriminator: string; readonly by: ReadonlyMap<unknown, Places<Mark>> } | null;
} | null;

type Marker<Mark> = (about: Partial<About>) => Mark | null;

const placesBelow = <Mark>(node: FieldNode, marker: Marker<Mark>): Places<Mark> => {
  const mark = marker(node.about);
  const fields = [...node.fields].flatMap(([name, inner]) => {
    const found = placesBelow(inner, marker);
    return found === null ? [] : [[name, found] as const];
  });
  const items = node.item && placesBelow(node.item, marker);
  const { by } = node;
  const options = node.options.flatMap((option) => {
    const found = placesBelow(option, marker);
    const values = by === null ? [] : (option.fields.get(by)?.values ?? []);
    return found === null ? [] : values.map((value) => [value, found] as const);
  });
  const choice = by === null || options.length === 0 ? null : { discriminator: by, by: new Map(options) };
  const isEmpty = mark === null && fields.length === 0 && items === null && choice === null;
  return isEmpty ? null : { mark, fields, items, choice };
};

/** Places in a schema whose fields `marker` marks by their metadata. */
export const placesOf = <Mark>(schema: unknown, marker: Marker<Mark>): Places<Mark> =>
  placesBelow(fieldNode(schema), marker);

type Edit<Mark> = (value: unknown, mark: Mark, path: JsonPath) => unknown;

/** Applies `edit` to each marked place; other objects are kept by reference. */
export const edited = <Mark>(value: unknown, places: Places<Mark>, edit: Edit<Mark>, path: JsonPath = []): unknown => {
  if (places === null || value === undefined || value === null) return value;
  const { mark, fields, items, choice } = places;
  if (mark !== null) return edit(value, mark, path);
  if (Array.isArray(value)) return value.map((item, index) => edited(item, items, edit, [...path, index]));
  if (!isObject(value)) return value;
  if (choice !== null) return edited(value, choice.by.get(value[choice.discriminator]) ?? null, edit, path);
  const changed =
    items === null
      ? fields.map(([name, inner]) => [name, edited(value[name], inner, edit, [...path, name])] as const)
      : Object.entries(value).map(([name, one]) => [name, edited(one, items, edit, [...path, name])] as const);
  return { ...value, ...Object.fromEntries(changed.filter(([name]) => Object.hasOwn(value, name))) };
};

/** A marked part of a value, with its path. */
export interface Marked<Mark> {
  readonly value: unknown;
  readonly mark: Mark;
  readonly path: JsonPath;
}

/** The marked parts of a value, in schema order. */
export const markedIn = <Mark>(value: unknown, places: Places<Mark>): readonly Marked<Mark>[] => {
  const found: Marked<Mark>[] = [];
  edited(value, places, (part, mark, path) => {
    found.push({ value: part, mark, path });
    return part;
  });
  return found;
};
