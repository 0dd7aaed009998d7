import type { JsonPath } from "../json/json";
import type { FieldNode } from "./field-node";

/** Finds the nodes of a tree of fields that apply at a path. */

const get = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** The node itself; for one with options, those that match the value, or all when none does. */
export const alternativesOf = (node: FieldNode, value?: unknown): readonly FieldNode[] => {
  const { by, options } = node;
  if (options.length === 0) return [node];
  const name = by === null ? null : get(value, by);
  const fitting = options.filter(({ fields }) => by !== null && fields.get(by)?.values.includes(name));
  return (fitting.length > 0 ? fitting : options).flatMap((option) => alternativesOf(option, value));
};

/** One step down: a field's name, or a list's index. `value` is the value there, if known. */
export const stepInto = (nodes: readonly FieldNode[], key: string | number, value?: unknown): readonly FieldNode[] =>
  nodes
    .flatMap((node) => alternativesOf(node, value))
    .flatMap(({ kind, fields, item }) => {
      if (item !== null && kind === "list" && typeof key === "string") return stepInto([item], key);
      const found = kind === "object" && typeof key === "string" ? fields.get(key) : item;
      return found === null || found === undefined || (kind === "record" && typeof key === "number") ? [] : [found];
    });

/** The nodes for the value at `path` in a document. */
export const nodesAt = (root: FieldNode, path: JsonPath, data: unknown): readonly FieldNode[] =>
  path.reduce<{ readonly nodes: readonly FieldNode[]; readonly value: unknown }>(
    (place, key) => ({ nodes: stepInto(place.nodes, key, place.value), value: get(place.value, key) }),
    { nodes: [root], value: data },
  ).nodes;

/** The single values below lists and options. */
const leavesOf = (nodes: readonly FieldNode[]): readonly FieldNode[] =>
  nodes
    .flatMap((node) => alternativesOf(node))
    .flatMap((node) => (node.kind === "list" && node.item !== null ? leavesOf([node.item]) : [node]));

/** The possible values at these places, when all are choices; otherwise null. */
export const choicesOf = (nodes: readonly FieldNode[]): readonly string[] | null => {
  const leaves = leavesOf(nodes);
  if (leaves.length === 0 || leaves.some(({ kind }) => kind !== "choice")) return null;
  return [...new Set(leaves.flatMap(({ values }) => values.map(String)))];
};

/** Whether only a text, number or name is allowed, not an object. */
export const isTextual = (nodes: readonly FieldNode[]): boolean =>
  leavesOf(nodes).every(({ kind }) => kind !== "object");
