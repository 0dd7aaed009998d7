import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from "jsonc-parser";
import { asJson } from "../../../domain/json/as-json";
import type { Json } from "./common-values";
import type { Move, Plan } from "./plan-lists";

/** Changes of a file's text in which only the lines of the fields concerned change. */

const WIDTH = 110;

const printed = (item: Json): string => {
  const line = `    ${asJson(item)}`;
  if (line.length <= WIDTH) return line;
  const fields = Object.entries(item).map(([name, value]) => `      ${JSON.stringify(name)}: ${asJson(value)}`);
  return `    {\n${fields.join(",\n")}\n    }`;
};

const lineBreakOf = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");

const without = (text: string, path: JSONPath): string => applyEdits(text, modify(text, path, undefined, {}));

const insertAt = (text: string, offset: number, added: string, length = 0): string =>
  applyEdits(text, [{ offset, length, content: added.replaceAll("\n", lineBreakOf(text)) }]);

const propertyAt = (text: string, path: JSONPath) => {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, path)?.parent;
};

/** A file of showings whose fields refer to lists. */
export const rewriteShowings = (text: string, moves: readonly Move[]): string =>
  moves.reduce((before, { showing, field, reference, id }) => {
    const path = ["events", showing.index, field];
    const property = propertyAt(before, path);
    if (property === undefined || id === null) return without(before, path);
    return insertAt(before, property.offset, `"${reference}": ${JSON.stringify(id)}`, property.length);
  }, text);

const withItems = (text: string, list: string, items: readonly Json[]): string => {
  if (items.length === 0) return text;
  const tree = parseTree(text);
  const lines = items.map(printed).join(",\n");
  const there = tree && findNodeAtLocation(tree, [list]);
  const last = there?.children?.at(-1);
  if (last) return insertAt(text, last.offset + last.length, `,\n${lines}`);
  const clean = there === undefined ? text : without(text, [list]);
  const halls = propertyAt(clean, ["halls"]);
  return halls === undefined ? text : insertAt(clean, halls.offset, `"${list}": [\n${lines}\n  ],\n  `);
};

/** A site's settings with new lists, before its halls. */
export const rewriteSettings = (text: string, { added }: Plan): string =>
  Object.entries(added).reduce((before, [list, items]) => withItems(before, list, items), text);
