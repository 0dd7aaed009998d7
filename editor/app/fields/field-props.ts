import type { JsonPath } from "../../../domain/json/json";
import type { Field } from "../../api/form";

/** Props of a field's control; undefined is an absent field. */
export interface ControlProps {
  readonly field: Field;
  readonly path: JsonPath;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Value of an emptied control: absent where allowed, null where that means none. */
export const emptied = ({ isRequired, isNullable }: Field): unknown => {
  if (isNullable) return null;
  return isRequired ? "" : undefined;
};

/** Field for a list item, which has no name of its own. */
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

/** Initial value of a new item or object. */
export const fresh = (form: Field["form"]): unknown => {
  if (form.kind === "object") {
    return Object.fromEntries(
      form.fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, freshField(field)]),
    );
  }
  if (form.kind === "list" || form.kind === "choices") return [];
  if (form.kind === "record") return {};
  if (form.kind === "toggle") return false;
  // The minimum may be far from any likely value: an order may be negative.
  if (form.kind === "number") return Math.max(form.min ?? 0, 0);
  if (form.kind === "choice") return form.choices[0]?.value ?? "";
  return "";
};

const freshField = ({ isNullable, form }: Field): unknown => (isNullable ? null : fresh(form));
