import { isObject, type Json, type JsonPath } from "../../../../domain/json/json";
import { type Field, type Form, fieldsOf } from "../../../api/form";

/** A value to check and save, and the paths of its problems as the form has them. */
export interface Sent {
  readonly value: Json;
  readonly pathOf: (path: JsonPath) => JsonPath;
}

export const asWritten = (value: Json): Sent => ({ value, pathOf: (path) => path });

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Whether nobody has written in a part: its required texts and numbers are empty, but for a title made for it. */
const isUntouched = (form: Form, value: unknown): boolean => {
  if (form.kind !== "object" || !isObject(value)) return false;
  const asked = form.fields.filter(
    ({ name, isRequired, form: { kind } }) => isRequired && name !== "title" && kind !== "choice",
  );
  return asked.length > 0 && asked.every(({ name }) => isEmpty(value[name]));
};

const isOptional = ({ isRequired, madeFrom }: Field): boolean => !isRequired && madeFrom === null;

/** A new entity without the optional parts and pictures that it began with, where nobody has written in them. */
export const withoutUntouched = (form: Form, value: Json): Sent => {
  const kept = new Map<string, readonly number[]>();
  const entries = Object.entries(value).flatMap(([name, part]): readonly (readonly [string, unknown])[] => {
    const field = fieldsOf(form, value).find((one) => one.name === name);
    if (field === undefined) return [[name, part]];
    if (isOptional(field) && (part === "" || isUntouched(field.form, part))) return [];
    const { form: own } = field;
    if (own.kind !== "list" || own.item.kind !== "object" || !own.item.isPicture || !Array.isArray(part))
      return [[name, part]];
    const indexes = part.flatMap((item, at) => (isUntouched(own.item, item) ? [] : [at]));
    kept.set(name, indexes);
    return [[name, indexes.map((at): unknown => part[at])]];
  });
  return {
    value: Object.fromEntries(entries),
    pathOf: ([name, at, ...rest]) => {
      const index = typeof at === "number" ? (kept.get(String(name))?.[at] ?? at) : at;
      return [name, index, ...rest].flatMap((key) => (key === undefined ? [] : [key]));
    },
  };
};
