import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { isObject, isSame, type JsonPath } from "./json";
import { matched } from "./match-items";
import { asJson, printJson } from "./print-json";

/** Possible field names of an object at a path, in writing order. */
export type FieldOrder = (path: JsonPath) => readonly string[];

interface Part {
  readonly text: string;
  /** Its former index; null for a new part. */
  readonly was: number | null;
}

interface Place {
  readonly text: string;
  readonly path: JsonPath;
  readonly orderOf: FieldOrder;
}

const sliceOf = ({ offset, length }: Node, { text }: Place): string => text.slice(offset, offset + length);

const indentAt = (offset: number, text: string): string => {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? "";
};

const lineBreakOf = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");

/** A new value printed in the style of `sibling`: on one line when the container is. */
const printBeside = (value: unknown, lead: string, { text }: Place): string =>
  lead.includes("\n")
    ? printJson(value, lead.slice(lead.lastIndexOf("\n") + 1)).replaceAll("\n", lineBreakOf(text))
    : asJson(value);

const printAt = (value: unknown, node: Node, { text }: Place): string =>
  printJson(value, indentAt(node.offset, text)).replaceAll("\n", lineBreakOf(text));

/** Reassembles a container from its parts: text between former neighbours is kept. */
const assembled = (node: Node, parts: readonly Part[], { text }: Place): string => {
  const children = node.children ?? [];
  const [first] = children;
  const last = children.at(-1);
  if (first === undefined || last === undefined) return text.slice(node.offset, node.offset + node.length);
  const lead = text.slice(node.offset, first.offset);
  const tail = text.slice(last.offset + last.length, node.offset + node.length);
  const between = (left: number | null, right: number | null): string => {
    const before = left === null ? undefined : children[left];
    const after = right === null || before === undefined || right !== (left ?? 0) + 1 ? undefined : children[right];
    if (before && after) return text.slice(before.offset + before.length, after.offset);
    return `,${lead.slice(1) || " "}`;
  };
  return parts
    .reduce((all, part, at) => all + (at === 0 ? lead : between(parts[at - 1]?.was ?? null, part.was)) + part.text, "")
    .concat(tail);
};

const leadOf = (node: Node, { text }: Place): string =>
  text.slice(node.offset + 1, node.children?.[0]?.offset ?? node.offset + 1);

/** A new field is placed after the last of those that precede it in the order. */
const placeFor = (name: string, names: readonly string[], order: readonly string[]): number => {
  const at = order.indexOf(name);
  if (at < 0) return names.length;
  const before = new Set(order.slice(0, at));
  return names.findLastIndex((one) => before.has(one)) + 1;
};

const renderObject = (node: Node, value: Readonly<Record<string, unknown>>, place: Place): string => {
  const properties = node.children ?? [];
  const names: string[] = [];
  const parts: Part[] = [];
  for (const [was, property] of properties.entries()) {
    const [key, held] = property.children ?? [];
    const name: unknown = key && getNodeValue(key);
    if (typeof name !== "string" || !held || !Object.hasOwn(value, name)) continue;
    const head = place.text.slice(property.offset, held.offset);
    names.push(name);
    parts.push({ was, text: head + render(held, value[name], { ...place, path: [...place.path, name] }) });
  }
  const order = place.orderOf(place.path);
  const lead = leadOf(node, place);
  for (const name of Object.keys(value).filter((one) => !names.includes(one))) {
    const at = placeFor(name, names, order);
    names.splice(at, 0, name);
    parts.splice(at, 0, { was: null, text: `${JSON.stringify(name)}: ${printBeside(value[name], lead, place)}` });
  }
  return assembled(node, parts, place);
};

const renderList = (node: Node, value: readonly unknown[], place: Place): string => {
  const items = node.children ?? [];
  const lead = leadOf(node, place);
  const pairs = matched(
    items.map((item): unknown => getNodeValue(item)),
    value,
  );
  const parts = value.map((item, at): Part => {
    const was = pairs[at] ?? null;
    const old = was === null ? undefined : items[was];
    return old === undefined
      ? { was: null, text: printBeside(item, lead, place) }
      : { was, text: render(old, item, { ...place, path: [...place.path, at] }) };
  });
  return assembled(node, parts, place);
};

/** The text of a value that replaces a node's; unchanged parts keep their text. */
const render = (node: Node, value: unknown, place: Place): string => {
  if (isSame(getNodeValue(node), value)) return sliceOf(node, place);
  const hasParts = (node.children ?? []).length > 0;
  if (node.type === "object" && hasParts && isObject(value) && Object.keys(value).length > 0)
    return renderObject(node, value, place);
  if (node.type === "array" && hasParts && Array.isArray(value) && value.length > 0)
    return renderList(node, value, place);
  return printAt(value, node, place);
};

/**
 * The text of a JSON file after an edit, changing only the lines affected.
 *
 * @throws when the text is not JSON.
 */
export const editedJson = (text: string, value: unknown, orderOf: FieldOrder): string => {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  const body = text.slice(start);
  const root = parseTree(body);
  if (root === undefined) throw new Error("The text is not JSON.");
  const rendered = render(root, value, { text: body, path: [], orderOf });
  return text.slice(0, start) + body.slice(0, root.offset) + rendered + body.slice(root.offset + root.length);
};
