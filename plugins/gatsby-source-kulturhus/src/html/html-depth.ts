import { defaultTreeAdapter, parseFragment } from "parse5";

/** Deeper than any text that people write; what walks through the tree calls itself for every level. */
export const DEEPEST_HTML = 100;
/** More than any page can show; parsing takes the longer for each, the more there are. */
export const MOST_ELEMENTS = 10_000;

class TooMuch extends Error {}

/** Whether HTML nests deeper, or has more elements, than is read. Ends as soon as that is known. */
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
          if (depth > DEEPEST_HTML || elements > MOST_ELEMENTS) throw new TooMuch();
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
