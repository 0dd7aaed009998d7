import { isObject, type JsonPath, valueAt } from "../../../domain/json/json";
import { isCalendarDate } from "../../../domain/time/local-time";
import { clockTime, fullDate } from "../../../domain/time/norwegian";
import { type Form, fieldsOf } from "../../api/form";

/** Form of the field at a path; null without one. */
const formAt = (form: Form, path: JsonPath, value: unknown): Form | null => {
  const [key, ...rest] = path;
  if (key === undefined || form.kind === "choices") return form;
  if (form.kind === "options" && key === form.by) return { kind: "choice", choices: form.options };
  const below = valueAt(value, [key]);
  if (form.kind === "list") return formAt(form.item, rest, below);
  if (form.kind === "record") return formAt(form.value, rest, below);
  const field = fieldsOf(form, value).find(({ name }) => name === key);
  return field === undefined ? null : formAt(field.form, rest, below);
};

const MAX_LENGTH = 60;

const valueText = (form: Form | null, value: unknown): string => {
  if (form?.kind === "choice" || form?.kind === "choices") {
    const labelOf = (one: unknown): string => form.choices.find((choice) => choice.value === one)?.label ?? String(one);
    return Array.isArray(value) ? value.map(labelOf).join(", ") : value === null ? "ingen" : labelOf(value);
  }
  if (value === null) return "ingen";
  if (Array.isArray(value)) return value.map((one) => valueText(null, one)).join(", ");
  const text = String(value);
  if (form?.kind === "date" && isCalendarDate(text)) return fullDate(text);
  if (form?.kind === "moment" && isCalendarDate(text.slice(0, 10)) && text.length === 16)
    return `${fullDate(text.slice(0, 10))} kl. ${clockTime(text)}`;
  return typeof value === "number" ? text.replace(".", ",") : text;
};

/** Button label of a fix: "Sett til «12 år»". */
export const fixLabel = (form: Form, path: JsonPath, { fixed, whole }: { fixed: unknown; whole: unknown }): string => {
  if (fixed === undefined) return "Fjern";
  if (typeof fixed === "boolean") return fixed ? "Slå på" : "Slå av";
  const own = formAt(form, path, whole);
  if (isObject(fixed) || own?.kind === "html") return "Rett det";
  const value = valueText(own, fixed);
  return value.length > MAX_LENGTH ? "Rett det" : `Sett til «${value}»`;
};
