import { type HtmlNode, textOf, walk } from "../html-node";
import { element } from "./pasted-line";

/** An item of a list, by its level: Word writes paragraphs with levels, and its web edition a list for each item. */
export interface Item {
  readonly level: number;
  readonly isOrdered: boolean;
  /** Its number, where one is written. */
  readonly number: number | null;
  readonly blocks: readonly HtmlNode[];
}

interface Entry {
  readonly item: Item;
  readonly below: Item[];
}

const listOf = (entries: readonly Entry[], { isOrdered, number }: Item): HtmlNode => {
  const items = entries.map(({ item, below }) => element("li", [...item.blocks, ...listsOf(below)]));
  return element(isOrdered ? "ol" : "ul", items, isOrdered && (number ?? 1) !== 1 ? { start: number } : {});
};

/** Nested lists of items in order. Another kind of list, or a number out of turn, begins another list. */
export const listsOf = (items: readonly Item[]): HtmlNode[] => {
  const lists: Entry[][] = [];
  let level = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const list = lists.at(-1);
    const [first] = list ?? [];
    if (list !== undefined && item.level > level) {
      list.at(-1)?.below.push(item);
      continue;
    }
    level = item.level;
    const next = (first?.item.number ?? 1) + (list?.length ?? 0);
    const isInTurn = !item.isOrdered || item.number === null || item.number === next;
    if (first?.item.isOrdered === item.isOrdered && isInTurn) list?.push({ item, below: [] });
    else lists.push([{ item, below: [] }]);
  }
  return lists.flatMap((list) => (list[0] === undefined ? [] : [listOf(list, list[0].item)]));
};

/** The items of an item that begins with a list of its own, and then the rest of it. */
export const lifted = (item: Item): readonly Item[] => {
  const [first, ...rest] = item.blocks;
  if (first === undefined) return [];
  if (first.tagName !== "ul" && first.tagName !== "ol") return [item];
  const isOrdered = first.tagName === "ol";
  const inner = (first.children ?? []).map(({ children = [] }, at) => {
    const number = isOrdered && at === 0 ? Number(first.properties?.start ?? 1) : null;
    return { level: item.level, isOrdered, number, blocks: children };
  });
  return [...inner, ...lifted({ ...item, number: null, blocks: rest })];
};

const MARKER = /^(?:[·•▪■§–o-]|\(?(?:\d{1,3}|[a-z]{1,4})[.)])$/i;
const NUMBER = /(?:^|[.(])(\d{1,4})[.)]*$/;

interface WordItem {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly isLettered: boolean;
  readonly number: number | null;
  /** The element of its bullet or number. */
  readonly marker: HtmlNode | null;
}

/** The item of a list that a paragraph of Word is; null for others. */
export const wordItemOf = (node: HtmlNode): WordItem | null => {
  const { style = "", className } = node.properties ?? {};
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(String(style))?.[1];
  const isListed = Array.isArray(className) && className.some((name) => /^MsoListParagraph/i.test(String(name)));
  if (level === undefined && !isListed) return null;
  const found: { ignored: HtmlNode | null; first: HtmlNode | null } = { ignored: null, first: null };
  walk(node, (inner) => {
    if (inner === node || inner.type !== "element") return;
    if (/mso-list:\s*Ignore/i.test(String(inner.properties?.style ?? ""))) found.ignored ??= inner;
    found.first ??= inner;
  });
  const marker = found.ignored ?? (found.first !== null && MARKER.test(textOf(found.first)) ? found.first : null);
  if (level === undefined && marker === null) return null;
  const sign = marker === null ? "" : textOf(marker);
  const number = NUMBER.exec(sign)?.[1];
  const isLettered = number === undefined && /^\(?[a-z]{1,4}[.)]+$/i.test(sign);
  return {
    level: Number(level ?? 1),
    isOrdered: number !== undefined || isLettered,
    isLettered,
    number: number === undefined ? null : Number(number),
    marker,
  };
};
