import { isObject, type Json, type JsonPath, valueAt, withValueAt } from "../../../../domain/json/json";
import { madeValue } from "../../../../domain/json/made-value";
import { type Form, fieldsOf } from "../../../api/form";

interface Following {
  readonly path: JsonPath;
  readonly of: (title: string) => string;
}

/** Nested texts derived from the title. */
const FOLLOWING: readonly Following[] = [
  { path: ["trailer", "title"], of: (title) => (title === "" ? "Trailer" : `Trailer: ${title}`) },
  { path: ["meta", "nb", "title"], of: (title) => title },
];

const titleIn = ({ title }: Json): string => (typeof title === "string" ? title : "");

const withFollowing = (before: Json, after: Json): Json =>
  FOLLOWING.reduce<Json>((value, { path, of }) => {
    const text = valueAt(value, path);
    if (text !== valueAt(before, path) || text !== of(titleIn(before))) return value;
    const next = withValueAt(value, path, of(titleIn(value)));
    return isObject(next) ? next : value;
  }, after);

/** In a new entity, ids and URLs follow their source fields until they are edited. `code` is a new event's. */
export const withMade = (form: Form, before: Json, after: unknown, code = ""): Json => {
  const next: Record<string, unknown> = isObject(after) ? { ...after } : {};
  for (const { name, madeFrom } of fieldsOf(form, next)) {
    if (madeFrom === null || next[name] !== before[name]) continue;
    const isMade = before[name] === "" || before[name] === madeValue(madeFrom, { code, ...before });
    if (isMade) next[name] = madeValue(madeFrom, { code, ...next });
  }
  return withFollowing(before, next);
};
