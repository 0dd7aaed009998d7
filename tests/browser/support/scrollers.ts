import type { Page } from "@playwright/test";

/**
 * Scroll containers without keyboard access: neither they nor anything in them is focusable; or focusable ones without
 * an accessible name.
 */
export const mutedScrollers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CONTROLS =
      "a[href], button:enabled, summary, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";
    const scrolls = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const may = (overflow: string) => overflow === "auto" || overflow === "scroll";
      return (
        (may(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (may(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const isNamed = (element: Element): boolean =>
      element.matches("section, [role='region'], [role='group']") &&
      (element.getAttribute("aria-label") ?? element.getAttribute("aria-labelledby") ?? "").trim() !== "";
    const takesFocus = (element: Element): boolean => element.matches("[tabindex='0']");
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          (scrolls(element) && !takesFocus(element) && element.querySelector(CONTROLS) === null) ||
          (takesFocus(element) && !element.matches("a, button, input, summary") && !isNamed(element)),
      )
      .map((element) => `${element.localName}.${element.className} «${element.textContent?.trim().slice(0, 40)}»`);
  });
