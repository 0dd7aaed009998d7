import { type Json, valueAt } from "../../../domain/json/json";
import type { Form } from "../../api/form";

/** The form with only one of its fields. */
export const onlyField = (form: Form, only: string | null): Form =>
  only === null || form.kind !== "object"
    ? form
    : { ...form, fields: form.fields.filter(({ name }) => name === only).map((field) => ({ ...field, group: null })) };

/** Roughly what a reader can take in, in characters of JSON. */
const MAX_OPEN = 3_000;

/** Whether all rows start open: in a new entity or a single field, unless there are too many. */
export const opensRows = (value: Json, only: string | null, isNew: boolean): boolean =>
  (isNew || only !== null) &&
  JSON.stringify(only === null ? value : (valueAt(value, [only]) ?? null)).length < MAX_OPEN;
