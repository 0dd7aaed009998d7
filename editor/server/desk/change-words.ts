import type { Field, Form } from "../../api/form";
import { isObject, isSame, type Json, type JsonPath } from "../../api/json";

const fieldsOf = (form: Form, value: unknown): readonly Field[] => {
  if (form.kind === "object") return form.fields;
  if (form.kind !== "options") return [];
  const chosen = isObject(value) ? value[form.by] : undefined;
  return form.options.find((option) => option.value === chosen)?.fields ?? [];
};

const inner = (form: Form): Form => {
  if (form.kind === "list") return form.item;
  return form.kind === "record" ? form.value : form;
};

/** The labels of the fields on the way to a path: "Bilder, Bildebeskrivelse". */
export const labelAt = (form: Form, path: JsonPath, value: unknown): string => {
  const [key, ...rest] = path;
  if (key === undefined) return "";
  const below: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  if (form.kind === "list" || form.kind === "record") return labelAt(inner(form), rest, below);
  const field = fieldsOf(form, value).find(({ name }) => name === key);
  if (field === undefined) return String(key);
  return [field.label, labelAt(field.form, rest, below)].filter((label) => label !== "").join(", ");
};

const MOST_NAMED = 3;

const lowered = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** What was changed, as the history tells it: "Endre Nattekspressen: aldersgrense". */
export const changeWords = (
  title: string,
  { form, before, after }: { form: Form; before: Json; after: Json },
): string => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );
  const labels = names.map((name) => lowered(labelAt(form, [name], after)));
  const more = labels.length > MOST_NAMED ? ` og ${labels.length - MOST_NAMED} til` : "";
  return `Endre ${title}: ${labels.slice(0, MOST_NAMED).join(", ")}${more}`;
};
