import { walk } from "./html-node";
import { parser } from "./parser";
import { print } from "./sanitise";

/** Sanitised HTML in which links to some addresses are plain text. */
export const htmlWithoutLinks = (html: string, isGone: (href: string) => boolean): string => {
  if (!html.includes("<a ")) return html;
  const tree = parser.parse(html);
  let isChanged = false;
  walk(tree, (node) => {
    if (node.tagName !== "a" || !isGone(String(node.properties?.href ?? ""))) return;
    isChanged = true;
    node.properties = {};
  });
  return isChanged ? print(tree) : html;
};
