type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Fields that the reader has touched. React gives some fields their value as default, so that alone tells too little. */
const touched = new WeakSet<Field>();

/** Notices from now on what the reader fills in. */
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

/** True while something that the reader has written or chosen would be lost. What is sent or left is no longer there. */
export const hasHalfFilledForm = (page: Document): boolean =>
  [...page.querySelectorAll("input, textarea, select")].some((field) => isField(field) && isHalfFilled(field));
