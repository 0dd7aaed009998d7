import type { Page } from "@playwright/test";

/** A visitor's text settings: its size in per cent, and whether it has the spacing of WCAG 1.4.12. */
export interface TextSetting {
  readonly percent: number;
  readonly spaced: boolean;
}

/**
 * Every text of the page that cannot be read, in each of the settings, applied in turn. Each line of text is compared
 * with everything that clips it: boxes that hide overflow, clamped lines, clip paths, the limits of scrolling, and the
 * edges of the page, which must not scroll horizontally. Fields must have room for some characters, and texts must not
 * overlap. Visually hidden text is skipped, and detected by its technique: a clipped box of one pixel.
 */
export const cutTexts = (page: Page, settings: readonly TextSetting[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    interface Clip {
      readonly what: string;
      /** The visible area, after scrolling if it scrolls. */
      readonly reach: Box;
      /** The visible area of scrolled content; null when nothing scrolls. */
      readonly window: Box | null;
    }
    type Span = readonly [start: number, end: number];
    const root = document.documentElement;
    const FAR = 1e6;
    const SPACING = new CSSStyleSheet();
    SPACING.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);

    const nameOf = (element: Element): string =>
      `${element.localName}${[...element.classList].map((one) => `.${one}`).join("")}`;

    const lookAtPage = (): readonly string[] => {
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element): CSSStyleDeclaration => {
        const known = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, known);
        return known;
      };

      const isTopLayer = (element: Element): boolean => element.matches(":popover-open, :modal");
      const holdsFixed = (element: Element): boolean => {
        const { transform, filter, contain, contentVisibility } = styleOf(element);
        return (
          transform !== "none" ||
          filter !== "none" ||
          contentVisibility === "auto" ||
          /paint|layout|strict|content/.test(contain)
        );
      };
      const holdsAbsolute = (element: Element): boolean =>
        styleOf(element).position !== "static" || holdsFixed(element);

      const ownClip = (element: Element): Clip | null => {
        const style = styleOf(element);
        if (style.display === "inline" || style.display === "contents") return null;
        const { overflowX, overflowY, clipPath } = style;
        const paints = style.contentVisibility === "auto" || /paint|strict|content/.test(style.contain);
        if (overflowX === "visible" && overflowY === "visible" && clipPath === "none" && !paints) return null;
        if (element === root || element === document.body) return null;
        const { left, top } = element.getBoundingClientRect();
        const inner = { left: left + element.clientLeft, top: top + element.clientTop };
        const window = { ...inner, right: inner.left + element.clientWidth, bottom: inner.top + element.clientHeight };
        const isCut = (overflow: string) =>
          overflow === "hidden" || overflow === "clip" || paints || clipPath !== "none";
        const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
        /** How far content reaches before something cuts it, along one axis. */
        const reachAlong = (
          overflow: string,
          [start, end]: Span,
          content: { scrolled: number; size: number },
        ): Span => {
          if (scrolls(overflow)) return [start - content.scrolled, start - content.scrolled + content.size];
          return isCut(overflow) ? [start, end] : [-FAR, FAR];
        };
        const across = { scrolled: element.scrollLeft, size: element.scrollWidth };
        const down = { scrolled: element.scrollTop, size: element.scrollHeight };
        const [leftmost, rightmost] = reachAlong(overflowX, [window.left, window.right], across);
        const [topmost, lowest] = reachAlong(overflowY, [window.top, window.bottom], down);
        const reach = { left: leftmost, right: rightmost, top: topmost, bottom: lowest };
        const doesScroll = scrolls(overflowX) || scrolls(overflowY);
        return { what: nameOf(element), reach, window: doesScroll ? window : null };
      };

      const screen: Clip = {
        what: "the screen",
        reach: { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight },
        window: null,
      };
      const wholePage: Clip = {
        what: "the page",
        reach: { left: 0, top: -scrollY, right: root.clientWidth, bottom: FAR },
        window: null,
      };

      const inside = new Map<Element, readonly Clip[]>();
      const clipsInside = (element: Element): readonly Clip[] => {
        const known = inside.get(element);
        if (known) return known;
        const own = ownClip(element);
        const found = [...(own ? [own] : []), ...clipsAround(element)];
        inside.set(element, found);
        return found;
      };
      const clipsAround = (element: Element): readonly Clip[] => {
        const parent = element.parentElement;
        if (!parent) return [wholePage];
        if (isTopLayer(element)) return [screen];
        const { position } = styleOf(element);
        if (position !== "absolute" && position !== "fixed") return clipsInside(parent);
        const holds = position === "fixed" ? holdsFixed : holdsAbsolute;
        for (let one: Element | null = parent; one && one !== root; one = one.parentElement) {
          if (isTopLayer(one) || holds(one)) return clipsInside(one);
        }
        return [position === "fixed" ? screen : wholePage];
      };

      /** For screen readers only: a box of one pixel, which is clipped. */
      const isForScreenReaders = (element: Element | null): boolean => {
        for (let one = element; one && one !== root; one = one.parentElement) {
          const { clip, clipPath, position } = styleOf(one);
          // The second is how Gatsby hides its announcer.
          const isClipped = clipPath === "inset(50%)" || clip === "rect(0px, 0px, 0px, 0px)";
          if (isClipped && position === "absolute") {
            const { width, height } = one.getBoundingClientRect();
            // During an animation, the pixel is 1.0000038 wide.
            if (Math.round(width) <= 1 && Math.round(height) <= 1) return true;
          }
        }
        return false;
      };

      /** What clips a line of text, or null. A character's box is higher than its glyph. */
      const cutBy = (line: DOMRect, clips: readonly Clip[], slack: number): string | null => {
        let ink: Box = {
          left: line.left,
          right: line.right - slack,
          top: line.top + line.height * 0.2,
          bottom: line.bottom - line.height * 0.2,
        };
        for (const { what, reach, window } of clips) {
          const sides = [
            ["left", reach.left - ink.left],
            ["right", ink.right - reach.right],
            ["top", reach.top - ink.top],
            ["bottom", ink.bottom - reach.bottom],
          ] as const;
          const [side, by] = sides.reduce((worst, one) => (one[1] > worst[1] ? one : worst));
          if (by > 1) return `${what} cuts ${Math.round(by)} px off its ${side}`;
          if (window) {
            const { left, top, right, bottom } = window;
            if (bottom - top < ink.bottom - ink.top || right - left < Math.min(line.width, 3 * line.height)) {
              return `${what} scrolls, but shows only ${Math.round(right - left)} × ${Math.round(bottom - top)} px`;
            }
            ink = window;
          }
        }
        return null;
      };

      const found: string[] = [];
      const seen: { readonly box: DOMRect; readonly node: Text }[] = [];
      const isOutOfFlow = (element: Element): boolean => {
        for (let one: Element | null = element; one; one = one.parentElement) {
          if (["absolute", "fixed"].includes(styleOf(one).position)) return true;
        }
        return false;
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const words = node.nodeValue?.trim() ?? "";
        if (!(node instanceof Text) || !parent || words === "") continue;
        if (!parent.checkVisibility({ visibilityProperty: true }) || isForScreenReaders(parent)) continue;
        range.selectNodeContents(node);
        const slack = Number.parseFloat(styleOf(parent).letterSpacing) || 0;
        const clips = clipsInside(parent);
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        const cut = lines.map((line) => cutBy(line, clips, slack)).find((by) => by !== null);
        if (cut) found.push(`«${words.slice(0, 50)}» in ${nameOf(parent)}: ${cut}`);
        else if (!isOutOfFlow(parent) && !clips.some(({ window }) => window))
          seen.push(...lines.map((box) => ({ box, node })));
      }

      seen.sort((a, b) => a.box.top - b.box.top);
      for (const [index, one] of seen.entries()) {
        for (let next = index + 1; next < seen.length; next += 1) {
          const other = seen[next];
          if (!other || other.box.top >= one.box.bottom) break;
          const [a, b] = [one.box, other.box];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - b.top;
          if (across > 4 && down > 0.5 * Math.min(a.height, b.height)) {
            found.push(
              `«${one.node.nodeValue?.trim().slice(0, 30)}» lies on «${other.node.nodeValue?.trim().slice(0, 30)}» in ${nameOf(one.node.parentElement ?? root)} and ${nameOf(other.node.parentElement ?? root)}`,
            );
          }
        }
      }

      for (const field of document.querySelectorAll<HTMLElement>("input, textarea")) {
        const style = styleOf(field);
        if (field.matches("[type='checkbox'], [type='radio'], [type='hidden']") || !field.checkVisibility()) continue;
        const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        const least = 5 * Number.parseFloat(style.fontSize);
        if (room < least) found.push(`${nameOf(field)} has ${Math.round(room)} px for its text and needs ${least}`);
      }
      // Enlarged, the browser cuts a long choice short; opened, a list shows all of it.
      const isEnlarged = styleOf(root).fontSize !== "16px" || document.adoptedStyleSheets.length > 0;
      for (const list of document.querySelectorAll("select")) {
        const style = styleOf(list);
        const pen = document.createElement("canvas").getContext("2d");
        if (isEnlarged || pen === null || root.clientWidth < 360 || !list.checkVisibility()) continue;
        pen.font = style.font;
        const words = list.selectedOptions[0]?.text ?? "";
        const room = list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        // Chromium's arrow.
        const needed = pen.measureText(words).width + 20;
        if (room < needed) found.push(`«${words}» in ${nameOf(list)} has ${Math.round(room)} px and needs ${needed}`);
      }
      return found;
    };

    const all: string[] = [];
    for (const { percent, spaced } of wanted) {
      root.style.fontSize = `${percent}%`;
      document.adoptedStyleSheets = spaced ? [SPACING] : [];
      all.push(...lookAtPage().map((line) => `${percent} %${spaced ? ", spaced" : ""}: ${line}`));
    }
    root.style.fontSize = "";
    document.adoptedStyleSheets = [];
    return all;
  }, settings);
