import { z } from "zod";
import { plainSchemas } from "../../../domain/define/schema-keys";
import { asJson } from "../../../domain/json/as-json";
import { accepts, type Place, plainOf } from "./place";

/** Values of all kinds in content; the first that a schema accepts is its example. */
const TEXTS = [
  "…",
  "kinosal",
  "2026-12-24",
  "2026-12-01T18:00",
  "18:00",
  "https://www.example.no",
  "/kinoprogram",
  "filmer/nattekspressen.jpg",
  "merke/logo.svg",
  "#9B1B30",
  "kulturhus.example.no",
  "post@example.no",
  "20261",
  "title",
];
const NUMBERS = [90, 10, 1, 0.5, 0, 2026];

/** The maximum depth of an example. */
const DEEPEST = 4;

const objectExample = (schema: z.ZodObject, depth: number): unknown =>
  Object.fromEntries(
    Object.entries(schema.shape)
      .filter(([, field]) => field instanceof z.ZodType && !field.safeParse(undefined).success)
      .map(([name, field]) => [name, exampleOf(field, depth + 1)]),
  );

const candidates = (schema: unknown, depth: number): readonly unknown[] => {
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodBoolean) return [true];
  if (schema instanceof z.ZodNumber) return NUMBERS;
  if (schema instanceof z.ZodArray) return [[exampleOf(schema.element, depth + 1)], []];
  if (schema instanceof z.ZodObject) return [objectExample(schema, depth)];
  return schema instanceof z.ZodRecord ? [{}] : TEXTS;
};

const exampleOf = (schema: unknown, depth: number): unknown => {
  if (depth > DEEPEST || !(schema instanceof z.ZodType)) return undefined;
  return plainSchemas(schema)
    .flatMap((plain) => candidates(plain, depth))
    .find((value) => schema.safeParse(value).success);
};

/** Objects of more than a few fields are described by the fields' names. */
const LONGEST = 120;

/** The names of the fields that each item of the list there can have. */
export const elementKeys = (place: Place): readonly string[] => [
  ...new Set(
    plainOf(place).flatMap((list) =>
      list instanceof z.ZodArray
        ? plainSchemas(list.element).flatMap((item) => (item instanceof z.ZodObject ? Object.keys(item.shape) : []))
        : [],
    ),
  ),
];

/** A valid value for a place, as JSON; null when no short one is known. */
export const exampleFor = (place: Place): string | null => {
  for (const schema of place.schemas) {
    const value = exampleOf(schema, 0);
    if (value === undefined || !accepts(place, value)) continue;
    const json = asJson(value);
    if (json.length <= LONGEST) return json;
  }
  return null;
};
