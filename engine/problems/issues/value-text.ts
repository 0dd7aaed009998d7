import { either } from "../../../domain/define/voices";
import type { Place } from "./place";

/** Names of values and types. */

const MAX_LENGTH = 60;

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text);

/** A value as in the file, truncated when long. */
export const shown = (value: unknown): string => cut(JSON.stringify(value) ?? "ingenting");

const TYPES: Readonly<Record<string, string>> = {
  string: either("en tekst i anførselstegn", "en tekst"),
  number: "et tall",
  int: "et helt tall",
  boolean: either("true eller false", "på eller av"),
  array: either("en liste i [ ]", "en liste"),
  object: either("et objekt i { }", "en gruppe felter"),
  record: either("et objekt i { }", "en gruppe felter"),
  null: either("null", "tomt"),
};

export const typeName = (expected: string): string => TYPES[expected] ?? "noe annet";

/** "tallet 12", "teksten "12"", "true", "en liste" */
export const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? "en tom liste" : "en liste";
  if (typeof value === "object" && value !== null) return either("et objekt i { }", "en gruppe felter");
  if (typeof value === "number") return `tallet ${shown(value)}`;
  if (typeof value === "string") return `${either("teksten ", "")}${shown(value)}`;
  if (typeof value === "boolean") return either(shown(value), value ? "på" : "av");
  return value === null ? either("null", "tomt") : shown(value);
};

/** Messages follow their field's name; those for a whole file follow the file's. */
export const withSubject = ({ path }: Pick<Place, "path">, message: string): string =>
  path.length === 0 ? `Filen ${message}` : message;
