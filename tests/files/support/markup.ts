import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serializeOuter } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

/** The elements in a node, in document order. */
export const elementsIn = (node: DefaultTreeAdapterTypes.Node): readonly Element[] =>
  "childNodes" in node
    ? node.childNodes.flatMap((child) => (defaultTreeAdapter.isElementNode(child) ? [child, ...elementsIn(child)] : []))
    : [];

/**
 * Every element of a page in document order, as a browser's DOMParser finds them: without scripting, so that the
 * content of a `noscript` consists of elements too, and without the content of templates.
 */
export const elementsOf = (html: string): readonly Element[] => elementsIn(parse(html, { scriptingEnabled: false }));

const isTemplate = (element: Element): element is DefaultTreeAdapterTypes.Template => "content" in element;

/** The contents of the templates among some elements, and of nested templates. */
export const inTemplates = (elements: readonly Element[]): readonly Element[] =>
  elements.filter(isTemplate).flatMap(({ content }) => {
    const held = elementsIn(content);
    return [...held, ...inTemplates(held)];
  });

/** Null when there is none, as in the DOM. */
export const attribute = ({ attrs }: Element, name: string): string | null =>
  attrs.find((one) => one.name === name && one.prefix === undefined)?.value ?? null;

/** The text of a script or a title, which contains nothing else. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");

/** The start of an element's markup, to identify it. */
export const sourceOf = (element: Element): string => serializeOuter(element).slice(0, 120);

const UNSEEN = new Set(["script", "style", "template"]);

const textsIn = (node: DefaultTreeAdapterTypes.Node): readonly string[] => {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!("childNodes" in node) || ("tagName" in node && UNSEEN.has(node.tagName))) return [];
  return node.childNodes.flatMap(textsIn);
};

/** What an element says, without scripts and styles. */
export const textIn = (element: Element): string => textsIn(element).join("");

/** What a page says, in document order, with one space between its parts; without scripts and styles. */
export const textOfPage = (html: string): string => textsIn(parse(html)).join(" ").replaceAll(/\s+/g, " ");
