import { isObject, type Json } from "../../../../domain/json/json";
import type { Summary } from "../../../api/api";
import type { Field, Form } from "../../../api/form";

const PREFERRED = ["title", "heading", "name", "label", "what", "from", "summary", "image", "text"];

/** What a picture is for, among the choices of its field: "Plakat (2:3)". */
const chosenIn = (fields: readonly Field[], value: Json): string | undefined =>
  fields
    .flatMap(({ name, form }) =>
      form.kind === "choice" ? form.choices.filter((one) => one.value === value[name]) : [],
    )
    .map(({ label }) => label)[0];

/** The picture that a row holds, if it has one of the content's folder. */
export const itemPicture = (value: unknown): string | null =>
  isObject(value) && typeof value.image === "string" && /^[^{].*\.\w+$/.test(value.image) ? value.image : null;

/** What a row of a list is called: what it says of itself, or what it names; "" without either. */
export const itemTitle = (form: Form, value: unknown, titlesOf: (type: string) => readonly Summary[]): string => {
  if (form.kind === "reference") return titlesOf(form.to).find(({ id }) => id === value)?.title ?? String(value ?? "");
  if (!isObject(value)) return String(value ?? "");
  const option = form.kind === "options" ? form.options.find((one) => one.value === value[form.by]) : undefined;
  const use = form.kind === "object" && form.isPicture ? chosenIn(form.fields, value) : undefined;
  const named = [...(isObject(value.settings) ? [value.settings] : []), value]
    .flatMap((holder) => PREFERRED.map((name) => holder[name]))
    .find((text) => typeof text === "string" && text !== "");
  const own = typeof named === "string" ? named : "";
  return [option?.label ?? use, own].filter((text) => text !== undefined && text !== "").join(": ");
};
