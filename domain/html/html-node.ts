/** A minimal view of a hast tree, enough to traverse it. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** Visits a node and its descendants, in document order. */
export const walk = (node: HtmlNode, visit: (node: HtmlNode) => void): void => {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
};

/** A node's text content, on one line. */
export const textOf = (node: HtmlNode): string => {
  const words: string[] = [];
  walk(node, ({ type, value, tagName }) => {
    if (type === "text") words.push(value ?? "");
    if (tagName === "br") words.push(" ");
  });
  return words.join("").replace(/\s+/g, " ").trim();
};
