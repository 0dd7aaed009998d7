import { z } from "zod";

/** Inspects Zod schemas: which fields are allowed at a path? */

const get = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** Of a discriminated union, the alternative of the value; all of them when it matches none. */
const chosen = (union: z.ZodUnion, value: unknown): readonly unknown[] => {
  if (!(union instanceof z.ZodDiscriminatedUnion)) return union.options;
  const { discriminator } = union.def;
  const name = get(value, discriminator);
  const fitting = union.options.filter(
    (option) => typeof name === "string" && valuesAt(option, [discriminator]).includes(name),
  );
  return fitting.length > 0 ? fitting : union.options;
};

const inner = (schema: unknown, value: unknown): readonly unknown[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return [schema.unwrap()];
  if (schema instanceof z.ZodPipe) return [schema.in];
  if (schema instanceof z.ZodUnion) return chosen(schema, value);
  return [];
};

/**
 * The schema itself and all schemas that it wraps or offers as alternatives, down to objects, lists and plain values.
 */
export const plainSchemas = (schema: unknown, value?: unknown): readonly unknown[] => {
  const wrapped = inner(schema, value);
  return wrapped.length === 0 ? [schema] : wrapped.flatMap((one) => plainSchemas(one, value));
};

/** The schemas one step further in: a field's name, or a list's index. `value` is the value there, if it is known. */
export const step = (schemas: readonly unknown[], key: string | number, value?: unknown): readonly unknown[] =>
  schemas
    .flatMap((schema) => plainSchemas(schema, value))
    .flatMap((schema) => {
      if (schema instanceof z.ZodObject && typeof key === "string")
        return Object.hasOwn(schema.shape, key) ? [schema.shape[key]] : [];
      if (schema instanceof z.ZodRecord && typeof key === "string") return [schema.valueType];
      if (schema instanceof z.ZodArray) return typeof key === "number" ? [schema.element] : step([schema.element], key);
      return [];
    });

/** The schemas of the value at `path` of a document, still wrapped. */
export const schemasAt = (schema: unknown, path: readonly (string | number)[], data: unknown): readonly z.ZodType[] => {
  const { schemas } = path.reduce<{ readonly schemas: readonly unknown[]; readonly value: unknown }>(
    (place, key) => ({ schemas: step(place.schemas, key, place.value), value: get(place.value, key) }),
    { schemas: [schema], value: data },
  );
  return schemas.filter((found) => found instanceof z.ZodType);
};

/** The values that a literal or enum field at `path` may have. */
export const valuesAt = (schema: unknown, path: readonly (string | number)[]): readonly string[] =>
  path
    .reduce<readonly unknown[]>((schemas, key) => step(schemas, key), [schema])
    .flatMap((one) => plainSchemas(one))
    .flatMap((found) => {
      if (found instanceof z.ZodLiteral) return [...found.values].map(String);
      return found instanceof z.ZodEnum ? found.options.map(String) : [];
    });

const namesOf = (schema: unknown): readonly string[] | null => {
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : null;
};

/** The single values below lists, optional and alternative schemas. */
const leavesOf = (schemas: readonly unknown[]): readonly unknown[] =>
  schemas
    .flatMap((schema) => plainSchemas(schema))
    .flatMap((schema) => (schema instanceof z.ZodArray ? leavesOf([schema.element]) : [schema]));

/** The values that places with these schemas can have, when they are all literals and enums; otherwise null. */
export const choicesOf = (schemas: readonly unknown[]): readonly string[] | null => {
  const names = leavesOf(schemas).map(namesOf);
  return names.length === 0 || names.includes(null) ? null : [...new Set(names.flatMap((found) => found ?? []))];
};

/** Whether only a text, a number or a name is allowed there, not an object. */
export const isTextual = (schemas: readonly unknown[]): boolean =>
  leavesOf(schemas).every((schema) => !(schema instanceof z.ZodObject));
