import type { z } from "zod";
import { suggestion } from "./nearest";
import type { FieldPath } from "./problem";
import { keysAt, valuesAt } from "./schema-keys";

/** What a validation issue means to an editor, in Bokmål. */
export interface Description {
  readonly path: FieldPath;
  readonly message: string;
  readonly cure: string;
}

const TYPES: Readonly<Record<string, string>> = {
  string: "en tekst i anførselstegn",
  number: "et tall uten anførselstegn",
  int: "et helt tall",
  boolean: "true eller false",
  array: "en liste i [ ]",
  object: "et objekt i { }",
  record: "et objekt i { }",
  null: "null",
};

const typeName = (value: unknown): string => {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
};

const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? "ingenting";
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
};

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

const options = (values: readonly unknown[]): string => values.map((value) => `"${String(value)}"`).join(", ");

const fieldPath = (path: readonly PropertyKey[]): FieldPath =>
  path.filter((key): key is string | number => typeof key !== "symbol");

/** Our own messages read "what is wrong → what to do". */
const ownWords = (path: FieldPath, text: string): Description => {
  const [message = "", cure = "Rett verdien."] = text.split(" → ");
  return { path, message, cure };
};

/** With a discriminator, the issue's path leads to that field. */
const unionIssue = (issue: z.core.$ZodIssueInvalidUnion, path: FieldPath, value: unknown, schema: unknown) => {
  if (issue.discriminator !== undefined) {
    const known = valuesAt(schema, path);
    return value === undefined
      ? { path, message: "mangler.", cure: `Skriv en av: ${options(known)}.` }
      : { path, message: `har en ukjent verdi: ${shown(value)}.`, cure: suggestion(String(value), known) };
  }
  return { path, message: `har feil form: ${shown(value)}.`, cure: "Skriv én tekst, eller en liste med tekster." };
};

/** Turns one Zod issue into what an editor reads. `data` is the document as it was written. */
export const describeIssue = (issue: z.core.$ZodIssue, data: unknown, schema: unknown): readonly Description[] => {
  const path = fieldPath(issue.path);
  const value = valueAt(data, path);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: "er et ukjent felt.",
        cure: suggestion(key, keysAt(schema, path, data)),
      }));
    case "invalid_type":
      if (value === undefined) {
        return [{ path, message: "mangler.", cure: `Legg til feltet med ${TYPES[issue.expected] ?? issue.expected}.` }];
      }
      return [
        {
          path,
          message: `skal være ${TYPES[issue.expected] ?? issue.expected}, men er ${TYPES[typeName(value)] ?? typeName(value)}: ${shown(value)}.`,
          cure: "Rett verdien.",
        },
      ];
    case "invalid_value":
      return value === undefined
        ? [{ path, message: "mangler.", cure: `Skriv en av: ${options(issue.values)}.` }]
        : [
            {
              path,
              message: `har en ukjent verdi: ${shown(value)}.`,
              cure: suggestion(String(value), issue.values.map(String)),
            },
          ];
    case "invalid_union":
      return [unionIssue(issue, path, value, schema)];
    case "too_small":
    case "too_big": {
      if (issue.message.includes(" → ")) return [ownWords(path, issue.message)];
      const bound = issue.code === "too_small" ? `minst ${issue.minimum}` : `høyst ${issue.maximum}`;
      return [{ path, message: `er ${shown(value)}, men skal være ${bound}.`, cure: "Rett verdien." }];
    }
    default:
      return [ownWords(path, issue.message)];
  }
};
