import { isObject } from "./json";

/** JSON on one line, with a space after colons and commas. */
export const asJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(asJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${asJson(field)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
};

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
