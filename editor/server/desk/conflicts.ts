import type { Clash } from "../../../domain/json/merge-json";
import type { Conflict } from "../../api/api";
import type { Form } from "../../api/form";
import { labelAt } from "../../api/labels";

/** Clashes as a form shows them. A side that has removed the value has none: null is a value. */
export const conflictsOf = (clashes: readonly Clash[], form: Form, value: unknown): Conflict[] =>
  clashes.map(({ path, mine, theirs }) => ({
    path: [...path],
    ...(mine !== undefined && { mine }),
    ...(theirs !== undefined && { theirs }),
    label: labelAt(form, path, value),
  }));
