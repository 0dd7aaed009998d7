import type { JsonPath } from "../../../domain/json/json";
import type { Field } from "../../api/form";

/** What a control of one field gets; undefined is an absent field. */
export interface ControlProps {
  readonly field: Field;
  readonly path: JsonPath;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The value when a control is emptied: absent where it may be, null where that means none. */
export const emptied = ({ isRequired, isNullable }: Field): unknown => {
  if (isNullable) return null;
  return isRequired ? "" : undefined;
};

/** A field of a list's items, which has no name of its own. */
export const itemField = (label: string, form: Field["form"]): Field => ({
  name: "",
  label,
  help: "",
  group: null,
  isRequired: true,
  isNullable: false,
  preset: null,
  madeFrom: null,
  form,
});

/** What a new item or object begins as. */
export const fresh = (form: Field["form"]): unknown => {
  if (form.kind === "object") {
    return Object.fromEntries(
      form.fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, freshField(field)]),
    );
  }
  if (form.kind === "list" || form.kind === "choices") return [];
  if (form.kind === "record") return {};
  if (form.kind === "toggle") return false;
  // The lowest allowed number may be far from any that is wanted: an order may be negative.
  if (form.kind === "number") return Math.max(form.min ?? 0, 0);
  if (form.kind === "choice") return form.choices[0]?.value ?? "";
  return "";
};

const freshField = ({ isNullable, form }: Field): unknown => (isNullable ? null : fresh(form));
