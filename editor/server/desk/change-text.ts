import { isSame, type Json } from "../../../domain/json/json";
import type { Form } from "../../api/form";
import { labelAt } from "../../api/labels";

const MAX_NAMED = 3;

const lowered = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** What was changed, as the history shows it: "Endre Nattekspressen: aldersgrense". */
export const changeText = (
  title: string,
  { form, before, after }: { form: Form; before: Json; after: Json },
): string => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );
  const labels = names.map((name) => lowered(labelAt(form, [name], after)));
  const more = labels.length > MAX_NAMED ? ` og ${labels.length - MAX_NAMED} til` : "";
  return `Endre ${title}: ${labels.slice(0, MAX_NAMED).join(", ")}${more}`;
};
