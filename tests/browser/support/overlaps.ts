import type { Page } from "@playwright/test";

/** Overlapping texts of the page, in pairs. */
export const textsOverEachOther = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: { readonly text: string; readonly box: DOMRect }[] = [];
    const isHidden = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).clipPath === "inset(50%)") return true;
      }
      return false;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || (node.nodeValue ?? "").trim() === "" || isHidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // The visible lines of a clamped text.
      const cut = [parent, parent.parentElement, parent.parentElement?.parentElement].find(
        (one) => one && getComputedStyle(one).overflowY === "hidden",
      );
      const end = cut?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.bottom <= end + 1) boxes.push({ text: (node.nodeValue ?? "").trim(), box });
      }
    }
    /** Lines with a tight line height touch; only larger overlaps count. */
    const MIN_OVERLAP = 3;
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          return across > MIN_OVERLAP && down > MIN_OVERLAP;
        })
        .map((other) => `«${text}» and «${other.text}»`),
    );
  });
