import { DOMParser as ContentParser, DOMSerializer, type Node, type Schema } from "@tiptap/pm/model";
import { type Pieces, piecesOf, type Written } from "./pieces";

/** Items of lists have paragraphs in the editor's document, and none in the content when they hold one. */
const flat = <Root extends HTMLElement>(root: Root): Root => {
  for (const item of root.querySelectorAll("li")) {
    const [first, ...others] = item.querySelectorAll(":scope > p");
    if (first !== undefined && others.length === 0) first.replaceWith(...first.childNodes);
  }
  return root;
};

/** A list with each item on a line of its own, as the content has it: a changed item is one changed line. */
const onLines = (root: HTMLElement): HTMLElement => {
  for (const item of root.querySelectorAll("li")) item.before("\n");
  for (const list of [root, ...root.querySelectorAll("ul, ol")]) if (list.matches("ul, ol")) list.append("\n");
  return root;
};

const elementOf = (node: Node): HTMLElement | null => {
  const dom = DOMSerializer.fromSchema(node.type.schema).serializeNode(node);
  return dom instanceof HTMLElement ? onLines(flat(dom)) : null;
};

/** The HTML of an element of the document; kept ones are their own source. */
export const htmlOf = (node: Node): string =>
  node.type.name === "kept" ? String(node.attrs.source) : (elementOf(node)?.outerHTML ?? "");

const BLOCKS = "p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, body";

const isBlock = (node: globalThis.Node | null): boolean => node instanceof Element && node.matches(BLOCKS);

/** The HTML in an element without the white space that pages do not show: repeated, and at the edges of blocks. */
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

/** HTML as browsers write it, to compare what two parsers made of it. */
const asWritten = (source: string): HTMLElement => new DOMParser().parseFromString(source, "text/html").body;

export interface HtmlDocument extends Pieces {
  readonly nodes: readonly Node[];
  readonly before: readonly Written[];
}

/** The document of a field's HTML: what the editor would write in another way is kept as it is. */
export const documentOf = (value: unknown, schema: Schema): HtmlDocument => {
  const pieces = piecesOf(value);
  const nodes = pieces.sources.map((source) => {
    const body = asWritten(source);
    const { content } = ContentParser.fromSchema(schema).parse(body);
    const [node] = content.content;
    const isWhole =
      node !== undefined && content.childCount === 1 && shownIn(asWritten(htmlOf(node))) === shownIn(flat(body));
    return isWhole ? node : schema.node("kept", { source });
  });
  return {
    ...pieces,
    nodes,
    before: nodes.map((node, at) => ({ html: htmlOf(node), source: pieces.sources[at] ?? "" })),
  };
};
