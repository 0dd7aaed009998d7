import { grouped } from "../../../domain/collections/grouped";
import type { Json } from "../../../domain/json/json";
import type { Field, Form } from "../../api/form";

const MOST = 6;

/** What the objects have in a field, the most frequent first. */
const usedIn = (objects: readonly Json[], name: string): readonly string[] =>
  [
    ...grouped(
      objects.map((object) => object[name]).filter((one) => typeof one === "string" && one !== ""),
      String,
    ),
  ]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST)
    .map(([value]) => value);

/** The form with the values that its reused fields have in the objects of its kind. */
export const withUsed = (form: Form, objects: readonly Json[]): Form => {
  const filled = (fields: readonly Field[], own: readonly Json[]): readonly Field[] =>
    fields.map((field) => (field.used === undefined ? field : { ...field, used: usedIn(own, field.name) }));
  if (form.kind === "object") return { ...form, fields: filled(form.fields, objects) };
  if (form.kind !== "options") return form;
  const { by } = form;
  return {
    ...form,
    options: form.options.map((option) => ({
      ...option,
      fields: filled(
        option.fields,
        objects.filter((one) => one[by] === option.value),
      ),
    })),
  };
};
