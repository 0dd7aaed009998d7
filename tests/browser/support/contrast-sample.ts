import type { Page } from "@playwright/test";

/** Marks the elements whose contrast axe tests. */
export const CONTRAST_SAMPLE = "data-contrast-sample";

/** The number of elements that are tested of those that look the same, up to the root. */
const OF_EACH = 3;

/**
 * Marks elements with text of their own for axe's contrast rule, its slowest: four fifths of the time on a programme of
 * a hundred similar rows. Elements have the same contrast when they and all their ancestors have the same name, classes
 * and computed colours; of these the first, the middle one and the last are marked. A single element with another
 * colour, from any source, forms a group of its own.
 */
export const markContrastSample = (page: Page): Promise<void> =>
  page.evaluate(
    ([mark, ofEach]) => {
      const numbers = new Map<string, number>();
      const looks = new Map<Element, number>();
      const lookOf = (element: Element): number => {
        const known = looks.get(element);
        if (known !== undefined) return known;
        const style = getComputedStyle(element);
        const key = [
          element.parentElement ? lookOf(element.parentElement) : "",
          element.localName,
          element.getAttribute("class"),
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.fontSize,
          style.fontWeight,
          style.textShadow,
          style.filter,
          style.mixBlendMode,
          style.position,
          style.zIndex,
        ].join("|");
        const number = numbers.get(key) ?? numbers.size;
        numbers.set(key, number);
        looks.set(element, number);
        return number;
      };
      const hasText = ({ childNodes }: Element): boolean =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() !== "");
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
      const alike = new Map<number, Element[]>();
      for (const element of document.querySelectorAll("body, body *")) {
        if (!hasText(element) && !element.matches("input, select, textarea")) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const look = lookOf(element);
        alike.set(look, [...(alike.get(look) ?? []), element]);
      }
      for (const elements of alike.values()) {
        const between = (elements.length - 1) / Math.max(1, ofEach - 1);
        for (let index = 0; index < ofEach; index += 1) {
          elements[Math.round(index * between)]?.setAttribute(mark, "");
        }
      }
    },
    [CONTRAST_SAMPLE, OF_EACH] as const,
  );
