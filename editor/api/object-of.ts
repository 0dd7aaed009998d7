import { isObject } from "../../domain/json/json";

/** Which of its kind's objects a value is, such as film or arrangement; null where a kind has one. */
export const objectOf = (value: unknown): string | null =>
  isObject(value) && typeof value.object === "string" ? value.object : null;
