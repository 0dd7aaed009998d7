import { isObject, type Json } from "../../../../domain/json/json";
import type { Summary } from "../../../api/api";
import type { Field, Form } from "../../../api/form";
import { htmlText } from "../../text/html-text";

const PREFERRED = ["title", "heading", "name", "label", "what", "from", "summary", "alt", "text"];

/** Purpose of a picture, from the choices of its field: "Plakat (2:3)". */
const chosenIn = (fields: readonly Field[], value: Json): string | undefined =>
  fields
    .flatMap(({ name, form }) =>
      form.kind === "choice" ? form.choices.filter((one) => one.value === value[name]) : [],
    )
    .map(({ label }) => label)[0];

/** The picture of a row, if it is in the content folder. */
export const itemPicture = (value: unknown): string | null =>
  isObject(value) && typeof value.image === "string" && /^[^{].*\.\w+$/.test(value.image) ? value.image : null;

const MAX_LENGTH = 45;

/** The first words of the first rich text of a value, in files also a list of lines; "" without one. */
const firstWords = (fields: readonly Field[], value: Json): string => {
  for (const { name, form } of fields) {
    const inner = value[name];
    if (form.kind === "html") {
      // A heading alone, where the text begins with one.
      const [words = ""] = htmlText([inner].flat().join("\n")).trim().split("\n");
      // At a blank, unless the first word is longer.
      const end = words.lastIndexOf(" ", MAX_LENGTH);
      return words.length > MAX_LENGTH ? `${words.slice(0, end > 0 ? end : MAX_LENGTH)}\u00a0…` : words;
    }
    const found = form.kind === "object" && isObject(inner) ? firstWords(form.fields, inner) : "";
    if (found !== "") return found;
  }
  return "";
};

/** Title of a list row: its own, or that of the entity it refers to; "" without either. */
export const itemTitle = (form: Form, value: unknown, titlesOf: (type: string) => readonly Summary[]): string => {
  if (form.kind === "reference") return titlesOf(form.to).find(({ id }) => id === value)?.title ?? String(value ?? "");
  if (!isObject(value)) return String(value ?? "");
  const option = form.kind === "options" ? form.options.find((one) => one.value === value[form.by]) : undefined;
  const use = form.kind === "object" && form.isPicture ? chosenIn(form.fields, value) : undefined;
  const named = [...(isObject(value.settings) ? [value.settings] : []), value]
    .flatMap((holder) => PREFERRED.map((name) => holder[name]))
    .find((text) => typeof text === "string" && text !== "");
  const own = typeof named === "string" ? named : firstWords(option?.fields ?? [], value);
  if (use !== undefined) return use;
  return [option?.label, own === option?.label ? "" : own].filter(Boolean).join(": ");
};
