import type { HtmlNode } from "./html-node";

/** Elements that may contain only text and each other. */
const INLINE = new Set(["strong", "em", "b", "i", "abbr"]);
const HEADING = /^h[1-6]$/;
const BLOCK =
  /^(?:p|h[1-6]|ul|ol|li|blockquote|figure|figcaption|table|caption|thead|tbody|tr|th|td|hr|dl|dt|dd|section)$/;

/** Parts of lists, and the list that a stray one is wrapped in. */
const PARTS: Readonly<Record<string, string>> = { li: "ul", dt: "dl", dd: "dl" };
/** Lists, and the part that anything else in them is wrapped in. */
const LISTS: Readonly<Record<string, string>> = { ul: "li", ol: "li", dl: "dd" };

const isBlock = ({ tagName = "" }: HtmlNode): boolean => BLOCK.test(tagName);
const isBlank = ({ type, value = "" }: HtmlNode): boolean => type === "text" && value.trim() === "";

const element = (tagName: string, children: HtmlNode[]): HtmlNode => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

interface Run {
  readonly name: string | null;
  readonly nodes: HtmlNode[];
}

/** Wraps adjacent nodes with the same wrapper name in one element; blank text alone is left as it is. */
const wrapped = (nodes: readonly HtmlNode[], nameFor: (node: HtmlNode) => string | null): HtmlNode[] => {
  const runs: Run[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const name = isBlank(node) ? (last?.name ?? null) : nameFor(node);
    if (last?.name === name) last.nodes.push(node);
    else runs.push({ name, nodes: [node] });
  }
  return runs.flatMap((run) => (run.name === null ? run.nodes : [element(run.name, run.nodes)]));
};

/** Moves an inline element from around blocks to around their texts. */
const inward = (inline: HtmlNode, children: readonly HtmlNode[]): HtmlNode[] =>
  wrapped(children, (node) => (isBlock(node) ? null : "span")).map((node) => {
    if (node.tagName === "span") return { ...inline, children: node.children ?? [] };
    return isBlock(node) ? { ...node, children: inward(inline, node.children ?? []) } : node;
  });

/** A heading's contents, without blocks. */
const flat = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) => (isBlock(node) ? [...flat(node.children ?? []), { type: "text", value: " " }] : [node]));

/** The list to wrap a part in; null in its own list, and for other nodes. */
const listFor = (part: HtmlNode, own: readonly string[]): string | null => {
  const list = PARTS[part.tagName ?? ""] ?? null;
  return list === null || own.includes(list) ? null : list;
};

const childrenOf = (node: HtmlNode): HtmlNode[] => {
  const { tagName = "" } = node;
  const children = (node.children ?? []).flatMap(repaired);
  if (HEADING.test(tagName)) return children.some(isBlock) ? flat(children) : children;
  const part = LISTS[tagName];
  const own = part === undefined ? [] : [PARTS[part] ?? "", tagName];
  const listed = wrapped(children, (child) => listFor(child, own));
  if (part === undefined) return listed;
  return wrapped(listed, (child) => (PARTS[child.tagName ?? ""] === undefined ? part : null));
};

/** A link's contents, without nested links: an unclosed tag in a table may leave one. */
const unlinked = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) => {
    if (node.children === undefined) return [node];
    const children = unlinked(node.children);
    return node.tagName === "a" ? children : [{ ...node, children }];
  });

const repaired = (node: HtmlNode): HtmlNode[] => {
  if (node.children === undefined) return [node];
  const children = childrenOf(node.tagName === "a" ? { ...node, children: unlinked(node.children) } : node);
  const isAround = INLINE.has(node.tagName ?? "") && children.some(isBlock);
  return isAround ? inward(node, children) : [{ ...node, children }];
};

/**
 * Repairs what browsers accept but HTML forbids, mostly from unclosed tags: an inline element around paragraphs, blocks
 * in a heading, links in a link, parts of a list outside one, and lists with other elements in them. Keeps all text.
 */
export const repairNesting = (tree: HtmlNode): void => {
  if (tree.children) tree.children = childrenOf(tree);
};
