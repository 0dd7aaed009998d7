import type { Page } from "@playwright/test";
import { at } from "../support/enlarged";
import { expect } from "../support/test";

/** What no page may do at any width, with everything unfolded. */

const WIDTHS = [320, 360, 768, 1280, 1920];

/** Violations of the layout laws on the current page at its current width. */
const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const MONTH = "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember";
    /** Amounts, times, spans of times, durations and dates: no line may end within one. */
    const WHOLE = new RegExp(
      `(?:NOK )?\\d[\\d\\s]*(?:,\\d\\d)?\\s(?:kr|kroner|NOK)(?![a-zæøå])|(?:kl\\.\\s)?\\d?\\d\\.\\d\\d(?:[–-]\\d?\\d\\.\\d\\d)?|\\d+\\st(?:\\s\\d+\\smin)?(?![a-zæøå])|\\d+\\smin(?![a-zæøå])|\\d?\\d\\.\\s(?:${MONTH})`,
      "gi",
    );
    /** The narrowest margin of a page, on each side. */
    const MARGIN = 16;
    /** A box that is this much higher than its text is not an accident of leading. */
    const SLACK = 96;
    const found: string[] = [];
    const range = document.createRange();

    const nameOf = (element: Element | null): string =>
      element === null ? "nothing" : [element.localName, ...element.classList].join(".");
    const isRead = (element: Element): boolean => {
      const { visibility, writingMode } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      return visibility === "visible" && writingMode === "horizontal-tb" && width > 2 && element.checkVisibility();
    };
    const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith("inline");
    const blockOf = (node: Node): Element => {
      let element = node.parentElement ?? document.body;
      while (element.parentElement && isInline(element)) element = element.parentElement;
      return element;
    };
    const rectsOf = (node: Text, start: number, end: number): readonly DOMRect[] => {
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const linesOf = (rects: readonly DOMRect[]): readonly number[] =>
      rects
        .map(({ top, height }) => top + height / 2)
        .filter((y, i, all) => all.slice(0, i).every((one) => Math.abs(one - y) > 4));

    const blocks = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || node.data.trim() === "" || !isRead(parent)) continue;
      blocks.add(blockOf(node));
      const where = `${nameOf(parent)}: «${node.data.trim().slice(0, 60)}»`;
      // Addresses may be broken after any character.
      for (const { 0: word, index } of node.data.matchAll(/[^\s\u00a0\u202f/\u2010\u2013-]{2,}/g)) {
        if (/[@\u00ad]|\w\.\w/.test(word)) continue;
        const rects = rectsOf(node, index, index + word.length);
        const width = rects.reduce((sum, one) => sum + one.width, 0);
        if (linesOf(rects).length > 1 && width < innerWidth - 2 * MARGIN) {
          found.push(`the word «${word}» is broken in ${where}`);
        }
      }
      for (const { 0: whole, index } of node.data.matchAll(WHOLE)) {
        if (linesOf(rectsOf(node, index, index + whole.length)).length > 1) {
          found.push(`«${whole}» is broken in ${where}`);
        }
      }
    }

    for (const row of document.querySelectorAll("main [data-width]")) {
      const isEmpty = row.textContent.trim() === "" && !row.querySelector("img, svg, video, iframe, input, canvas");
      if (isEmpty && row.getBoundingClientRect().height > 0) found.push(`${nameOf(row)} is a row without content`);
    }

    // Boxes with text of their own.
    for (const block of blocks) {
      // A cell is as high as its row.
      if (block.matches("td, th") || block.querySelector("img, svg, video, iframe, input, select, textarea, canvas"))
        continue;
      range.selectNodeContents(block);
      const needed = range.getBoundingClientRect().height;
      const { height } = block.getBoundingClientRect();
      if (height > 3 * needed && height > needed + SLACK) {
        const sizes = `${Math.round(height)} px high for ${Math.round(needed)} px of text`;
        found.push(`${nameOf(block)} is ${sizes}: «${block.textContent?.trim().slice(0, 40)}»`);
      }
    }

    // The focal point of a picture: its object-position.
    for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
      const { objectFit, objectPosition } = getComputedStyle(image);
      if (objectFit !== "cover" || !isRead(image) || image.naturalWidth === 0) continue;
      const box = image.getBoundingClientRect();
      const [x = 50, y = 50] = objectPosition.split(" ").map(Number.parseFloat);
      const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
      const along = (start: number, size: number, natural: number, part: number) =>
        start + (size - natural * scale) * part + natural * scale * part;
      const point = {
        x: along(box.left, box.width, image.naturalWidth, x / 100),
        y: along(box.top, box.height, image.naturalHeight, y / 100),
      };
      for (let one: Element | null = image; one && one !== document.body; one = one.parentElement) {
        const clip = one.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(one);
        const cutsX = one === image || /hidden|clip/.test(overflowX);
        const cutsY = one === image || /hidden|clip/.test(overflowY);
        if (
          (cutsX && (point.x < clip.left - 1 || point.x > clip.right + 1)) ||
          (cutsY && (point.y < clip.top - 1 || point.y > clip.bottom + 1))
        ) {
          found.push(`${nameOf(one)} cuts off the focal point of ${image.currentSrc.split("/").at(-1)}`);
        }
      }
    }

    // Where links within the page lead, the heading is below what is sticky.
    const targets = [...document.querySelectorAll<HTMLAnchorElement>("a[href*='#']")]
      .filter(({ pathname, hash }) => pathname === location.pathname && hash.length > 1)
      .map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
    for (const target of new Set(targets)) {
      const heading = target?.matches("h1, h2, h3, h4") ? target : target?.querySelector("h1, h2, h3, h4");
      if (!(target && heading && isRead(heading))) continue;
      target.scrollIntoView({ block: "start", behavior: "instant" });
      const { left, top } = heading.getBoundingClientRect();
      const hit = document.elementFromPoint(Math.max(left + 4, 1), Math.max(top + 4, 1));
      if (top < -1 || (hit !== null && !heading.contains(hit) && !hit.contains(heading))) {
        found.push(`«${heading.textContent?.trim().slice(0, 40)}», which a link leads to, is under ${nameOf(hit)}`);
      }
    }
    window.scrollTo(0, 0);
    return [...new Set(found)];
  });

/** At every width; everything is unfolded before. */
export const obeysLayoutLaws = async (page: Page): Promise<void> => {
  for (const width of WIDTHS) {
    await at(page, width);
    expect.soft(await layoutFaults(page), `layout at ${width} px`).toEqual([]);
  }
};
