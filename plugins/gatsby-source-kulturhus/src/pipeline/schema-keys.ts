import { z } from "zod";

/** Looks into Zod schemas: which fields can stand at a place? */

const inner = (schema: unknown): readonly unknown[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return [schema.unwrap()];
  if (schema instanceof z.ZodPipe) return [schema.in];
  if (schema instanceof z.ZodUnion) return schema.options;
  return [];
};

/** The schema itself and all that it wraps or offers as alternatives, down to the objects, lists and values. */
const plainSchemas = (schema: unknown): readonly unknown[] => {
  const wrapped = inner(schema);
  return wrapped.length === 0 ? [schema] : wrapped.flatMap(plainSchemas);
};

/** The schemas of a value one step further in: a field's name, or a list's index. */
export const step = (schemas: readonly unknown[], key: string | number): readonly unknown[] =>
  schemas.flatMap(plainSchemas).flatMap((schema) => {
    if (schema instanceof z.ZodObject && typeof key === "string") return key in schema.shape ? [schema.shape[key]] : [];
    if (schema instanceof z.ZodRecord && typeof key === "string") return [schema.valueType];
    if (schema instanceof z.ZodArray) return typeof key === "number" ? [schema.element] : step([schema.element], key);
    return [];
  });

/** Names of the fields that an object at `path` may have. */
export const keysAt = (schema: unknown, path: readonly (string | number)[]): readonly string[] => [
  ...new Set(
    path
      .reduce<readonly unknown[]>(step, [schema])
      .flatMap(plainSchemas)
      .flatMap((found) => (found instanceof z.ZodObject ? Object.keys(found.shape) : [])),
  ),
];

/** The values that a literal or enum field at `path` may have. */
export const valuesAt = (schema: unknown, path: readonly (string | number)[]): readonly string[] =>
  path
    .reduce<readonly unknown[]>(step, [schema])
    .flatMap(plainSchemas)
    .flatMap((found) => {
      if (found instanceof z.ZodLiteral) return [...found.values].map(String);
      return found instanceof z.ZodEnum ? found.options.map(String) : [];
    });
