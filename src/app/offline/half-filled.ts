import { isNavigating } from "../navigation/navigation-in-progress";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Fields with input. React sets the value of some fields as their default, so comparing the two is not enough. */
const touched = new WeakSet<Field>();

/** Tracks input from now on. */
export const watchFields = (page: Document): void =>
  page.addEventListener("input", ({ target }) => void (isField(target) && touched.add(target)), { capture: true });

const isHalfFilled = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return touched.has(field);
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  if (field.type === "hidden" || field.value === "") return false;
  return touched.has(field) || field.value !== field.defaultValue;
};

/** True while a reload would lose input. Forms that were sent or left are no longer in the document. */
export const hasHalfFilledForm = (page: Document): boolean =>
  [...page.querySelectorAll("input, textarea, select")].some((field) => isField(field) && isHalfFilled(field));

/** Whether the page may reload by itself now. */
export const mayReload = (): boolean => navigator.onLine && !isNavigating() && !hasHalfFilledForm(document);
