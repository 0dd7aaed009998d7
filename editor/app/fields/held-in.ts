import { isObject, valueAt } from "../../../domain/json/json";
import type { Field, Form } from "../../api/form";
import { htmlText } from "../text/html-text";
import { dateText, momentText } from "../text/when";

const MAX_LENGTH = 48;
const MAX_PARTS = 4;

/** A text cut between words. */
const cut = (text: string): string => {
  if (text.length <= MAX_LENGTH) return text;
  const space = text.lastIndexOf(" ", MAX_LENGTH);
  return `${text.slice(0, space > 0 ? space : MAX_LENGTH).replace(/[\s,·…]+$/, "")}\u00a0…`;
};

/** On one line, with what is bound to the settings left out: "{fakta:adresse}". */
const inOneLine = (text: string): string =>
  text
    .replace(/\{[^{}\s]*\}/g, "…")
    .replace(/\s+/g, " ")
    .trim();

/** A plain value in words: a choice by its label, a date as it is said. */
export const plainText = (form: Form, value: unknown): string => {
  if (form.kind === "choice") return form.choices.find((choice) => choice.value === value)?.label ?? "";
  if (form.kind === "date" && typeof value === "string") return dateText(value);
  if (form.kind === "moment" && typeof value === "string") return momentText(value);
  if (typeof value === "number") return String(value).replace(".", ",");
  if (form.kind === "choices")
    return form.choices
      .flatMap((one) => (Array.isArray(value) && value.includes(one.value) ? one.label : []))
      .join(", ");
  return typeof value === "string" ? value : "";
};

/** Fields that say what an object is, before its id and its numbers. */
const NAMES = ["title", "name", "label", "heading", "text"];

/** A value in a few words; "" for none, and for what only its own control can show. */
const wordsOf = (form: Form, value: unknown): string => {
  if (
    value === undefined ||
    value === null ||
    value === "" ||
    ["reference", "address", "link", "image", "color", "source", "slug"].includes(form.kind)
  )
    return "";
  if (form.kind === "html" && Array.isArray(value)) return cut(inOneLine(htmlText(value.join(""))));
  if (form.kind === "list" && Array.isArray(value))
    return cut(
      [...new Set(value.map((item: unknown) => wordsOf(form.item, item)))]
        .filter((text) => /\p{L}/u.test(text))
        .join(" · "),
    );
  if (form.kind !== "object" || !isObject(value)) {
    const text = plainText(form, value);
    return typeof value === "string" ? cut(inOneLine(text)) : text;
  }
  // Of an object, numbers alone say nothing: a width, a place in an order.
  const fields = form.fields.filter((field) => field.form.kind !== "number");
  const told = fields.sort((a, b) => Number(NAMES.includes(b.name)) - Number(NAMES.includes(a.name)));
  return told.map((field) => labelled(field, wordsOf(field.form, value[field.name]))).find((text) => text !== "") ?? "";
};

/** Kinds whose values say nothing without the name of their field. */
const NAMED_KINDS: readonly Form["kind"][] = ["date", "moment", "clock", "number"];

const labelled = ({ label, form }: Field, text: string): string =>
  text === "" || !NAMED_KINDS.includes(form.kind)
    ? text
    : // "Reklame før filmen, i minutter" is a number with its unit.
      label.replace(
        /^(.*?)(?:, i (\p{L}+))?$/u,
        (_, name: string, unit?: string) => `${name}: ${text}${unit === undefined ? "" : ` ${unit}`}`,
      );

/** What fields hold, for the heading of a folded group: "Norsk · 2D · Premiere: 4. desember". */
export const heldIn = (fields: readonly Field[], value: unknown): string =>
  fields
    // A place in an order is seen in its list.
    .filter(({ name }) => name !== "order")
    .map((field) => labelled(field, wordsOf(field.form, valueAt(value, [field.name]))))
    .filter((text) => text !== "")
    .slice(0, MAX_PARTS)
    .join(" · ");
