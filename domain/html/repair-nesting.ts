import type { HtmlNode } from "./html-node";

/** Elements that may contain text and elements like themselves only. */
const INLINE = new Set(["strong", "em", "b", "i", "abbr"]);
const HEADING = /^h[1-6]$/;
const BLOCK =
  /^(?:p|h[1-6]|ul|ol|li|blockquote|figure|figcaption|table|caption|thead|tbody|tr|th|td|hr|dl|dt|dd|section)$/;

/** The parts of lists, and the list that they are put into where they stand without one. */
const PARTS: Readonly<Record<string, string>> = { li: "ul", dt: "dl", dd: "dl" };
/** Lists, and the part that anything else in them is put into. */
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

/** Puts neighbours for which a name is found into one element of that name; blank text alone is left as it is. */
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

/** An inline element around the texts of what it contains, instead of around blocks. */
const inward = (inline: HtmlNode, children: readonly HtmlNode[]): HtmlNode[] =>
  wrapped(children, (node) => (isBlock(node) ? null : "span")).map((node) => {
    if (node.tagName === "span") return { ...inline, children: node.children ?? [] };
    return isBlock(node) ? { ...node, children: inward(inline, node.children ?? []) } : node;
  });

/** What a heading contains, without blocks around it. */
const flat = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) => (isBlock(node) ? [...flat(node.children ?? []), { type: "text", value: " " }] : [node]));

/** The list that a part is put into; null in its own list, and for what is not a part. */
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

/** What a link contains, without links: a tag in a table that is not closed may leave one. */
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
 * Mends what browsers accept but HTML does not, mostly from tags that are not closed: an inline element around
 * paragraphs, blocks in a heading, links in a link, parts of a list outside one, and lists with something else in them.
 * Keeps all text.
 */
export const repairNesting = (tree: HtmlNode): void => {
  if (tree.children) tree.children = childrenOf(tree);
};
