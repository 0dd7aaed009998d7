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
const onLines = (html: string): string => html.replaceAll("<li>", "\n<li>").replaceAll(/<\/[uo]l>/g, "\n$&");

/** The HTML of an element of the document; kept ones are their own source. */
export const htmlOf = (node: Node): string => {
  if (node.type.name === "kept") return String(node.attrs.source);
  const dom = DOMSerializer.fromSchema(node.type.schema).serializeNode(node);
  return dom instanceof HTMLElement ? onLines(flat(dom).outerHTML) : "";
};

const BLOCK_TAG = /[ \t\r\n\f]*(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|hr)\b[^>]*>)[ \t\r\n\f]*/g;

/** Without the white space that pages do not show. */
const shown = (html: string): string => html.replaceAll(BLOCK_TAG, "$1").replaceAll(/[ \t\r\n\f]+/g, " ");

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
      node !== undefined && content.childCount === 1 && shown(htmlOf(node)) === shown(flat(body).innerHTML);
    return isWhole ? node : schema.node("kept", { source });
  });
  return {
    ...pieces,
    nodes,
    before: nodes.map((node, at) => ({ html: htmlOf(node), source: pieces.sources[at] ?? "" })),
  };
};
