import { visit } from "jsonc-parser";
import { type FieldPath, fieldName, type Problem } from "../problems/problem";

/** The maximum depth of content; parsers and schemas are recursive. */
export const MAX_JSON_DEPTH = 50;

/** Lines and columns of a text, counted from 1. */
export const positionsOf = (text: string) => {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset: number): { readonly line: number; readonly column: number } => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
};

/** The position of a bracket beyond the maximum depth, or null. Iterative, so no nesting can overflow the stack. */
export const tooDeepAt = (text: string): number | null => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === "\\") at += 1;
      // A string ends with its line, so that an unclosed one hides no brackets on the next line.
      else if (character === '"' || character === "\n") inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return at;
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return null;
};

/** All strings of a JSON text from left to right, and whether they are field names. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"\s*(:?)/g;

const namesIn = (text: string): number => {
  let count = 0;
  for (const [, colon] of text.matchAll(STRING)) if (colon) count += 1;
  return count;
};

/** The number of fields in JSON data; NaN when a name is special to programs. */
const fieldsIn = (data: unknown): number => {
  if (typeof data !== "object" || data === null) return 0;
  const inside = Object.values(data).reduce<number>((sum, value) => sum + fieldsIn(value), 0);
  if (Array.isArray(data)) return inside;
  return Object.hasOwn(data, "__proto__") ? Number.NaN : inside + Object.keys(data).length;
};

/**
 * Duplicate fields of an object, of which JSON silently keeps the last; and special names (such as __proto__), which
 * programs treat differently. Only then does the text have another number of names than its data, and only then is it
 * read again for their places, which takes ten times as long.
 */
export const unusableKeys = (file: string, text: string, data: unknown): readonly Problem[] => {
  if (namesIn(text) === fieldsIn(data)) return [];
  const problems: Problem[] = [];
  const open: Map<string, number>[] = [];
  const position = positionsOf(text);
  visit(text, {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, _length, _line, _column, pathOf) => {
      const seen = open.at(-1);
      const first = seen?.get(key);
      const { line, column } = position(offset);
      const path: FieldPath = [...pathOf(), key];
      const at = { severity: "error", file, field: fieldName(path), line, column } as const;
      if (key === "__proto__") {
        problems.push({
          ...at,
          message: "er et ord med egen betydning i programmer, og kan ikke være navnet på et felt.",
          cure: "Gi feltet det navnet det skal ha, eller fjern det.",
        });
      }
      if (first === undefined) {
        seen?.set(key, line);
        return;
      }
      problems.push({
        ...at,
        message: `står to ganger i samme objekt, på linje ${first} og ${line}. Bare den siste ville blitt brukt.`,
        cure: "Behold den som er riktig, og fjern den andre.",
      });
    },
  });
  return problems;
};
