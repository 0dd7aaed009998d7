import type { Page } from "@playwright/test";

/** The visible text of the main part, in document order. */
export const visibleText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    if (!main) return "";
    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let one: Element | null = element; one && one !== main; one = one.parentElement) {
        const { clipPath, position } = getComputedStyle(one);
        if (position === "absolute" && clipPath === "inset(50%)") return false;
      }
      return true;
    };
    const known = new Map<Element, boolean>();
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent) continue;
      const visible = known.get(parent) ?? isSeen(parent);
      known.set(parent, visible);
      if (visible) texts.push(node.nodeValue ?? "");
    }
    return texts.join("");
  });
