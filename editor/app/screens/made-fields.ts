import type { Field, Form } from "../../api/form";
import { isObject, type Json } from "../../api/json";
import { madeValue } from "../../api/made-value";

const fieldsOf = (form: Form, value: Json): readonly Field[] => {
  if (form.kind === "object") return form.fields;
  return form.kind === "options" ? (form.options.find((option) => option.value === value[form.by])?.fields ?? []) : [];
};

/** In a new entity, ids and addresses follow the fields that they are made from, until an editor writes another. */
export const withMade = (form: Form, before: Json, after: unknown): Json => {
  const next: Record<string, unknown> = isObject(after) ? { ...after } : {};
  for (const { name, madeFrom } of fieldsOf(form, next)) {
    if (madeFrom === null || next[name] !== before[name]) continue;
    if (before[name] === madeValue(madeFrom, before)) next[name] = madeValue(madeFrom, next);
  }
  return next;
};
