import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serializeOuter } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

const below = (node: DefaultTreeAdapterTypes.Node): readonly Element[] =>
  "childNodes" in node
    ? node.childNodes.flatMap((child) => (defaultTreeAdapter.isElementNode(child) ? [child, ...below(child)] : []))
    : [];

/**
 * Every element of a page in document order, as a browser's DOMParser finds them: without scripting, so that the
 * content of a `noscript` consists of elements too, and without the content of templates.
 */
export const elementsOf = (html: string): readonly Element[] => below(parse(html, { scriptingEnabled: false }));

const isTemplate = (element: Element): element is DefaultTreeAdapterTypes.Template => "content" in element;

/** The contents of the templates among some elements, and of nested templates. */
export const inTemplates = (elements: readonly Element[]): readonly Element[] =>
  elements.filter(isTemplate).flatMap(({ content }) => {
    const held = below(content);
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
