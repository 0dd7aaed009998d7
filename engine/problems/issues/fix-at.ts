import type { Fix } from "../problem";
import { intendedAt } from "./intended/intended-at";
import { accepts, type Place } from "./place";

/** Whether the place is a field, and so may be removed; removing a list item would move the others. */
const isField = ({ path }: Place): boolean => typeof path.at(-1) === "string";

const isEmpty = (value: unknown): boolean => value === null || (typeof value === "string" && value.trim() === "");

/** The intended value, or removal where an empty field may be absent. */
export const fixAt = (place: Place): Fix | undefined => {
  const { path, value } = place;
  if (path.length === 0 || value === undefined || place.fields.length === 0) return undefined;
  const intended = intendedAt(place);
  // Another number is a guess: "120.505 kr" may be 120 or 120.50.
  if (typeof value === "number" && typeof intended === "number") return undefined;
  if (intended !== undefined) return { path, value: intended };
  return isEmpty(value) && isField(place) && accepts(place, undefined) ? { path, value: undefined } : undefined;
};
