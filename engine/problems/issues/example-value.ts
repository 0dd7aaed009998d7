import type { FieldNode } from "../../../domain/define/field-node";
import { alternativesOf } from "../../../domain/define/find-nodes";
import { asJson } from "../../../domain/json/print-json";
import { accepts, type Place, plainOf } from "./place";

/** Sample values of all kinds in content; the first that a schema accepts is its example. */
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
const MAX_DEPTH = 4;

const objectExample = ({ fields }: FieldNode, depth: number): unknown =>
  Object.fromEntries(
    [...fields]
      .filter(([, { schema }]) => !schema.safeParse(undefined).success)
      .map(([name, field]) => [name, exampleOf(field, depth + 1)]),
  );

const candidates = (field: FieldNode, depth: number): readonly unknown[] => {
  const { kind, item, values } = field;
  if (kind === "choice") return values;
  if (kind === "toggle") return [true];
  if (kind === "number") return NUMBERS;
  if (kind === "list" && item) return [[exampleOf(item, depth + 1)], []];
  if (kind === "object") return [objectExample(field, depth)];
  return kind === "record" ? [{}] : TEXTS;
};

const exampleOf = (field: FieldNode, depth: number): unknown => {
  if (depth > MAX_DEPTH) return undefined;
  return alternativesOf(field)
    .flatMap((one) => candidates(one, depth))
    .find((value) => field.schema.safeParse(value).success);
};

/** Larger objects are described by their fields' names. */
const MAX_LENGTH = 120;

/** Possible field names of the list's items. */
export const elementKeys = (place: Place): readonly string[] => [
  ...new Set(
    plainOf(place).flatMap(({ kind, item }) =>
      kind === "list" && item ? alternativesOf(item).flatMap(({ fields }) => [...fields.keys()]) : [],
    ),
  ),
];

/** A valid value for a place, as JSON; null when no short one is known. */
export const exampleFor = (place: Place): string | null => {
  for (const field of place.fields) {
    const value = exampleOf(field, 0);
    if (value === undefined || !accepts(place, value)) continue;
    const json = asJson(value);
    if (json.length <= MAX_LENGTH) return json;
  }
  return null;
};
