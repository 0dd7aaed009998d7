import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { type Element, elementsIn, sourceOf } from "./markup";

type Node = DefaultTreeAdapterTypes.Node;

/** Where what stands below a heading ends at the latest. */
const SCOPES = new Set(["section", "article", "aside", "nav", "main", "footer", "dialog", "fieldset", "li", "body"]);
const SHOWN = new Set(["img", "svg", "input", "select", "textarea", "button", "video", "audio", "iframe", "canvas"]);
const UNSEEN = new Set(["script", "style", "template", "noscript"]);

const levelOf = ({ tagName }: Element): number => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0);

const childrenOf = (node: Node): readonly Node[] => ("childNodes" in node ? node.childNodes : []);

const scopeOf = (heading: Element): Element | null => {
  let at = heading.parentNode;
  while (at !== null && defaultTreeAdapter.isElementNode(at)) {
    // A page's title is often in a part of its own, above the page's content.
    if (SCOPES.has(at.tagName) && !(heading.tagName === "h1" && at.tagName !== "main" && at.tagName !== "body"))
      return at;
    at = at.parentNode;
  }
  return null;
};

/** What a reader meets below a node, in order: headings, and "content" for anything else that is shown. */
const partsOf = (node: Node): readonly (Element | "content")[] => {
  if (defaultTreeAdapter.isTextNode(node)) return node.value.trim() === "" ? [] : ["content"];
  if (!defaultTreeAdapter.isElementNode(node)) return childrenOf(node).flatMap(partsOf);
  if (UNSEEN.has(node.tagName)) return [];
  if (levelOf(node) > 0) return [node];
  return SHOWN.has(node.tagName) ? ["content"] : node.childNodes.flatMap(partsOf);
};

/** A card's title is a link, to what would stand below it. */
const isLink = (heading: Element): boolean => {
  const parent = defaultTreeAdapter.getParentNode(heading);
  const around = parent !== null && defaultTreeAdapter.isElementNode(parent) ? [parent] : [];
  return [...around, ...elementsIn(heading)].some(({ tagName }) => tagName === "a");
};

/** The markup of each heading with nothing below it but headings of its level or above, or the end of its part. */
export const emptyHeadings = (html: string): readonly string[] =>
  elementsIn(parse(html, { scriptingEnabled: false }))
    .filter((element) => levelOf(element) > 0 && !isLink(element))
    .flatMap((heading) => {
      const scope = scopeOf(heading);
      const parts = scope === null ? [] : scope.childNodes.flatMap(partsOf);
      const after = parts.slice(parts.indexOf(heading) + 1);
      const end = after.findIndex((part) => part !== "content" && levelOf(part) <= levelOf(heading));
      const below = end < 0 ? after : after.slice(0, end);
      return below.includes("content") ? [] : [sourceOf(heading)];
    });
