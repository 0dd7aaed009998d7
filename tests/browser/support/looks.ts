import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Controls, the attribute that expresses their state, and its two values. */
const STATES = [
  ["[aria-pressed]", "aria-pressed", "true", "false"],
  ["nav[aria-label='Hovedmeny'] a", "aria-current", "page", null],
  ["select[data-chosen]", "data-chosen", "true", "false"],
  ["fieldset button[aria-pressed]", "disabled", "", null],
  ["form input[type='email']", "aria-invalid", "true", null],
] as const;

/** The number of controls of each kind that are tested; the others have the same styles. */
const SAMPLE = 3;

const put = (control: Locator, attribute: string, value: string | null): Promise<void> =>
  control.evaluate(
    (element, [name, text]) => (text === null ? element.removeAttribute(name) : element.setAttribute(name, text)),
    [attribute, value] as const,
  );

/**
 * Controls that look the same in two states: each is put into both by the attribute that tells screen readers the
 * state, and the screenshots are compared. Computed styles would not do: they have the author's colours, not the
 * system's that replace them.
 */
export const alikeInBothStates = async (page: Page, within = "main"): Promise<readonly string[]> => {
  const alike: string[] = [];
  for (const [selector, attribute, on, off] of STATES) {
    const controls = await page.locator(within).locator(selector).filter({ visible: true }).all();
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

const WITH_WORDS = [
  "h1",
  ".ds-button",
  "[aria-pressed='true']",
  "[data-kind='light']",
  "[data-kind='strong']",
  "[data-limit]",
];

/** Invisible text: its area in the screenshot has one colour. */
export const unseenWords = async (page: Page): Promise<readonly string[]> => {
  const unseen: string[] = [];
  for (const selector of WITH_WORDS) {
    const control = page.locator(`main ${selector}`).filter({ visible: true, hasText: /\S/ }).first();
    if ((await control.count()) === 0) continue;
    // In the middle: the question about statistics covers the lowest part of the screen.
    await control.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const clip = await control.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let node = walker.nextNode();
      while (node && (node.nodeValue?.trim() === "" || node.parentElement?.closest(".visually-hidden")))
        node = walker.nextNode();
      range.selectNodeContents(node ?? element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + 1, y: y + height * 0.2, width: width - 2, height: height * 0.6 };
    });
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    if (channels.every(({ stdev }) => stdev < 5)) unseen.push(`${selector} «${await control.textContent()}»`);
  }
  return unseen;
};
