import { expect, type Page } from "@playwright/test";

/** The text of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    // A link that wraps over two lines has two boxes; the first is enough.
    const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return {
      name: element.textContent?.trim(),
      outlined: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== "rgba(0, 0, 0, 0)",
      visibleInViewport:
        left >= 0 && right <= window.innerWidth && bottom > 0 && top < window.innerHeight && bottom > top,
      uncovered: element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
    };
  });

/** Fails when the focused element is not visible, or looks like others of its kind without focus. */
export const expectVisibleFocus = async (page: Page): Promise<void> => {
  await expect(async () => {
    const focus = await lookAtFocus(page);
    expect(focus).toEqual({ name: focus?.name, outlined: true, visibleInViewport: true, uncovered: true });
  }).toPass({ timeout: 2_000, intervals: [20, 50, 100] });
};
