import type { Summary } from "../../api/api";
import type { Form } from "../../api/form";
import { isObject } from "../../api/json";

const PREFERRED = ["title", "heading", "name", "label", "what", "from", "summary", "image", "text"];

/** What a row of a list is called: what it says of itself, or what it names. */
export const itemTitle = (form: Form, value: unknown, titlesOf: (type: string) => readonly Summary[]): string => {
  if (form.kind === "reference") return titlesOf(form.to).find(({ id }) => id === value)?.title ?? String(value ?? "");
  if (!isObject(value)) return String(value ?? "");
  const option = form.kind === "options" ? form.options.find((one) => one.value === value[form.by]) : undefined;
  const told = [...(isObject(value.settings) ? [value.settings] : []), value]
    .flatMap((holder) => PREFERRED.map((name) => holder[name]))
    .find((text) => typeof text === "string" && text !== "");
  const own = typeof told === "string" ? told : "";
  return [option?.label, own].filter((text) => text !== undefined && text !== "").join(": ") || "Uten navn";
};
