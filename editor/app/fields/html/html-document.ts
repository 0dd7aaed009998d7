import { DOMParser as ContentParser, DOMSerializer, type Node, type Schema } from "@tiptap/pm/model";
import { type Pieces, piecesOf, type Written } from "./pieces";

/** Unwraps the only paragraph of a list item: the editor's document requires it, the content omits it. */
const flat = <Root extends HTMLElement>(root: Root): Root => {
  for (const item of root.querySelectorAll("li")) {
    const [first, ...others] = item.querySelectorAll(":scope > p");
    if (first !== undefined && others.length === 0) first.replaceWith(...first.childNodes);
  }
  return root;
};

/** Puts each list item on its own line, as in the content: a changed item is one changed line. */
const onLines = (root: HTMLElement): HTMLElement => {
  for (const item of root.querySelectorAll("li")) item.before("\n");
  for (const list of [root, ...root.querySelectorAll("ul, ol")]) if (list.matches("ul, ol")) list.append("\n");
  return root;
};

const elementOf = (node: Node): HTMLElement | null => {
  const dom = DOMSerializer.fromSchema(node.type.schema).serializeNode(node);
  return dom instanceof HTMLElement ? onLines(flat(dom)) : null;
};

/** HTML of a top-level node; kept nodes return their source. */
export const htmlOf = (node: Node): string =>
  node.type.name === "kept" ? String(node.attrs.source) : (elementOf(node)?.outerHTML ?? "");

const BLOCKS = "p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, body";

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
      node !== undefined && content.childCount === 1 && shownIn(asWritten(htmlOf(node))) === shownIn(flat(body));
    return isWhole ? node : schema.node("kept", { source });
  });
  return {
    ...pieces,
    nodes,
    before: nodes.map((node, at) => ({ html: htmlOf(node), source: pieces.sources[at] ?? "" })),
  };
};
