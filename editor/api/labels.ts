import type { JsonPath } from "../../domain/json/json";
import { type Form, fieldsOf, isAlone } from "./form";

const inner = (form: Form): Form => {
  if (form.kind === "list") return form.item;
  return form.kind === "record" ? form.value : form;
};

/** Labels of the fields along a path: "Bilder, Bildebeskrivelse"; "Kort omtale" in a list without rows. */
export const labelAt = (form: Form, path: JsonPath, value: unknown): string => {
  const [key, ...rest] = path;
  if (key === undefined) return "";
  const below: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  if (form.kind === "list" || form.kind === "record") return labelAt(inner(form), rest, below);
  const field = fieldsOf(form, value).find(({ name }) => name === key);
  if (field === undefined) return String(key);
  const within = labelAt(field.form, rest, below);
  const own = within !== "" && isAlone(field, below) ? "" : field.label;
  return [own, within].filter((label) => label !== "").join(", ");
};
