import type { Locator, Page } from "@playwright/test";

/** Controls, the attribute that tells their state, and its two values. */
const STATES = [
  ["[aria-pressed]", "aria-pressed", "true", "false"],
  ["header nav a", "aria-current", "page", null],
  ["select[data-chosen]", "data-chosen", "true", "false"],
  ["main fieldset button[aria-pressed]", "disabled", "", null],
  ["main form input[type='email']", "aria-invalid", "true", null],
] as const;

/** Of each kind so many are looked at; the others have the same styles. */
const SAMPLE = 3;

const put = (control: Locator, attribute: string, value: string | null): Promise<void> =>
  control.evaluate(
    (element, [name, text]) => (text === null ? element.removeAttribute(name) : element.setAttribute(name, text)),
    [attribute, value] as const,
  );

/**
 * Controls that look the same in two states: each is put into the one and the other, by the attribute that tells the state
 * to screen readers, and the pictures are compared. Computed styles would not do: they hold what the author asked for, and
 * not the colours that the reader's system has put in its place.
 */
export const alikeInBothStates = async (page: Page): Promise<readonly string[]> => {
  const alike: string[] = [];
  for (const [selector, attribute, on, off] of STATES) {
    const controls = await page.locator(selector).filter({ visible: true }).all();
    for (const control of controls.slice(0, SAMPLE)) {
      const before = await control.getAttribute(attribute);
      await put(control, attribute, on);
      const one = await control.screenshot({ animations: "disabled" });
      await put(control, attribute, off);
      const other = await control.screenshot({ animations: "disabled" });
      await put(control, attribute, before);
      if (one.equals(other)) alike.push(`${attribute} of «${await control.textContent()}»`);
    }
  }
  return alike;
};
