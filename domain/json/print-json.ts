import { asJson } from "./as-json";
import { isObject } from "./json";

const WIDTH = 120;

/** JSON in the content files' format: two spaces, short lists of plain values on one line. */
export const printJson = (value: unknown, indent = ""): string => {
  const inner = `${indent}  `;
  const block = (open: string, parts: readonly string[], close: string): string =>
    `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
  if (Array.isArray(value)) {
    const line = asJson(value);
    const isPlain = value.every((item) => typeof item !== "object" || item === null);
    if (value.length === 0 || (isPlain && indent.length + line.length < WIDTH - 20)) return line;
    return block(
      "[",
      value.map((item) => printJson(item, inner)),
      "]",
    );
  }
  if (!isObject(value) || Object.keys(value).length === 0) return asJson(value);
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${printJson(field, inner)}`);
  return block("{", fields, "}");
};
