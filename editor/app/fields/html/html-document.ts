import { DOMParser as ContentParser, DOMSerializer, type Node, type Schema } from "@tiptap/pm/model";
import { TableMap } from "@tiptap/pm/tables";
import { type Pieces, piecesOf, type Written } from "./pieces";

const isHeading = ({ children }: Element): boolean => [...children].every((cell) => cell.matches("th"));

/** Puts the rows of headings that a table begins with in its head: the editor's document has rows only. */
const withHead = (table: Element): void => {
  const body = table.querySelector(":scope > tbody");
  const rows = [...(body?.children ?? [])];
  const isOther = (row: Element) => !isHeading(row);
  const end = rows.findIndex(isOther);
  if (body === null || end < 1 || table.querySelector(":scope > thead") !== null) return;
  const head = table.ownerDocument.createElement("thead");
  head.append(...rows.slice(0, end));
  body.before(head);
};

/** Unwraps the only paragraph of an item or a cell: the editor's document requires it, the content omits it. */
const flat = <Root extends HTMLElement>(root: Root): Root => {
  for (const item of root.querySelectorAll("li, td, th")) {
    const [first, ...others] = item.querySelectorAll(":scope > p");
    if (first !== undefined && others.length === 0) first.replaceWith(...first.childNodes);
  }
  for (const table of [root, ...root.querySelectorAll("table")]) if (table.matches("table")) withHead(table);
  return root;
};

/** Puts each item and row on its own line, as in the content: a changed one is one changed line. */
const onLines = (root: HTMLElement): HTMLElement => {
  const lists = "ul, ol, table";
  for (const item of root.querySelectorAll("li, caption, thead, tbody, tbody > tr")) item.before("\n");
  for (const list of [root, ...root.querySelectorAll(`${lists}, tbody`)])
    if (list.matches(`${lists}, tbody`)) list.append("\n");
  return root;
};

const elementOf = (node: Node): HTMLElement | null => {
  const dom = DOMSerializer.fromSchema(node.type.schema).serializeNode(node);
  return dom instanceof HTMLElement ? onLines(flat(dom)) : null;
};

/** HTML of a top-level node; kept nodes return their source. */
export const htmlOf = (node: Node): string =>
  node.type.name === "kept" ? String(node.attrs.source) : (elementOf(node)?.outerHTML ?? "");

const BLOCKS = "p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, body, table, caption, thead, tbody, tr, th, td";

const isBlock = (node: globalThis.Node | null): boolean => node instanceof Element && node.matches(BLOCKS);

/** Inner HTML without insignificant white space: repeated, or at the edges of blocks. */
const shownIn = (root: HTMLElement): string => {
  root.normalize();
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { previousSibling: before, nextSibling: after, parentNode: parent } = text;
    const whole = (text.nodeValue ?? "").replaceAll(/[ \t\r\n\f]+/g, " ");
    const begun = isBlock(before ?? parent) ? whole.replace(/^ /, "") : whole;
    text.nodeValue = isBlock(after ?? parent) ? begun.replace(/ $/, "") : begun;
  }
  return root.innerHTML;
};

/** HTML normalized by the browser's parser, for comparison. */
const asWritten = (source: string): HTMLElement => new DOMParser().parseFromString(source, "text/html").body;

export interface HtmlDocument extends Pieces {
  readonly nodes: readonly Node[];
  readonly before: readonly Written[];
}

/** Document of a field's HTML: elements that the editor would alter are kept as they are. */
export const documentOf = (value: unknown, schema: Schema): HtmlDocument => {
  const pieces = piecesOf(value);
  const nodes = pieces.sources.map((source) => {
    const body = asWritten(source);
    const { content } = ContentParser.fromSchema(schema).parse(body);
    const [node] = content.content;
    const isWhole =
      node !== undefined &&
      content.childCount === 1 &&
      shownIn(asWritten(htmlOf(node))) === shownIn(flat(body)) &&
      // Such a table would be repaired before anybody has touched it.
      (node.type.name !== "table" || TableMap.get(node).problems === null);
    return isWhole ? node : schema.node("kept", { source });
  });
  return {
    ...pieces,
    nodes,
    before: nodes.map((node, at) => ({ html: htmlOf(node), source: pieces.sources[at] ?? "" })),
  };
};
