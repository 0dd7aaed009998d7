import { defaultTreeAdapter, parseFragment } from "parse5";

/** The maximum depth, beyond any written text; functions on the tree are recursive. */
export const MAX_HTML_DEPTH = 100;
/** The maximum number of elements; parsing time grows faster than linearly. */
export const MAX_ELEMENTS = 10_000;

class TooMuch extends Error {}

/** Whether HTML exceeds the maximum depth or number of elements. Stops as soon as that is known. */
export const isTooDeep = (html: string): boolean => {
  let depth = 0;
  let elements = 0;
  try {
    parseFragment(html, {
      treeAdapter: {
        ...defaultTreeAdapter,
        onItemPush: () => {
          depth += 1;
          elements += 1;
          if (depth > MAX_HTML_DEPTH || elements > MAX_ELEMENTS) throw new TooMuch();
        },
        onItemPop: () => {
          depth -= 1;
        },
      },
    });
    return false;
  } catch (error) {
    if (error instanceof TooMuch) return true;
    throw error;
  }
};
