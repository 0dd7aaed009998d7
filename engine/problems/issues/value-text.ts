import type { Place } from "./place";

/** Names of values and types. */

const MAX_LENGTH = 60;

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text);

/** A value as in the file, truncated when long. */
export const shown = (value: unknown): string => cut(JSON.stringify(value) ?? "ingenting");

const TYPES: Readonly<Record<string, string>> = {
  string: "en tekst i anførselstegn",
  number: "et tall",
  int: "et helt tall",
  boolean: "true eller false",
  array: "en liste i [ ]",
  object: "et objekt i { }",
  record: "et objekt i { }",
  null: "null",
};

export const typeName = (expected: string): string => TYPES[expected] ?? "noe annet";

/** "tallet 12", "teksten "12"", "true", "en liste" */
export const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? "en tom liste" : "en liste";
  if (typeof value === "object" && value !== null) return "et objekt i { }";
  if (typeof value === "number") return `tallet ${shown(value)}`;
  return typeof value === "string" ? `teksten ${shown(value)}` : shown(value);
};

/** Messages follow their field's name; those for a whole file follow the file's. */
export const withSubject = ({ path }: Pick<Place, "path">, message: string): string =>
  path.length === 0 ? `Filen ${message}` : message;
