import type { Page, ViewportSize } from "@playwright/test";

/** Resizes the window, and waits until the page has the new size. */
export const resize = async (page: Page, size: ViewportSize): Promise<void> => {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
};

/** The smallest side of a target, in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

/**
 * Controls that are too small to hit. Links in running text are exempt, and so is a small control with enough space
 * around it: a circle of 24 px on its centre touches no other control.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea, [tabindex='0']"),
    ].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      // What is not laid out yet has boxes in the wrong places, over others.
      const isDrawn = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      return isDrawn && width > 1 && height > 1;
    });
    const isInText = (control: HTMLElement): boolean =>
      getComputedStyle(control).display === "inline" &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node !== control && node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() !== "",
      );
    const isAlone = (control: HTMLElement): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return controls.every((other) => {
        if (other === control || other.contains(control) || control.contains(other)) return true;
        const box = other.getBoundingClientRect();
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        return Math.hypot(dx, dy) >= least / 2;
      });
    };
    return controls
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return (width < least || height < least) && !isInText(control) && !isAlone(control);
      })
      .map((control) => `${control.tagName} «${control.textContent?.trim()}»`);
  }, TARGET);

interface Evaluates {
  evaluate(look: () => readonly string[]): Promise<readonly string[]>;
}

/** Horizontal overflow of the page, or of anything in it that does not scroll in a box of its own. */
export const sideways = (page: Evaluates): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    window.scrollTo(200, 0);
    const scrolled = window.scrollX;
    window.scrollTo(0, 0);
    const scrollsItself = (element: Element): boolean => {
      for (let one = element.parentElement; one; one = one.parentElement) {
        if (["auto", "scroll"].includes(getComputedStyle(one).overflowX) && one !== document.body) return true;
      }
      return false;
    };
    const out = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const sticksOut = right > clientWidth + 1 || left < -1;
      return sticksOut && width > 1 && height > 1 && element.checkVisibility() && !scrollsItself(element);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : []),
      ...(scrolled > 0 ? [`the page scrolls sideways by ${scrolled} px`] : []),
      ...out.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const words = element.textContent?.trim().slice(0, 60);
        return `${element.tagName} ${element.className} from ${left} to ${right} of ${clientWidth} px «${words}»`;
      }),
    ];
  });

/** Words of buttons that are broken in two, since the button is too narrow; hyphens and slashes may end a line. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll("main :is(button, .ds-button)")].flatMap((button) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode);
      return button.checkVisibility({ visibilityProperty: true }) ? nodes : [];
    });
    return texts.flatMap((node) =>
      [...(node.nodeValue ?? "").matchAll(/[^\s/\u2010-]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word),
    );
  });

/** Boxes whose text is clipped: they do not scroll, and their content is larger. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("main *, header *, footer *")]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return (
          ["hidden", "clip"].includes(overflowX) &&
          clipPath !== "inset(50%)" &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          (element.textContent ?? "").trim() !== ""
        );
      })
      .map((element) => `${element.tagName} ${element.className} «${element.textContent?.trim().slice(0, 60)}»`),
  );
