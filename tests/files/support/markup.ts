import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serializeOuter } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

const below = (node: DefaultTreeAdapterTypes.Node): readonly Element[] =>
  "childNodes" in node
    ? node.childNodes.flatMap((child) => (defaultTreeAdapter.isElementNode(child) ? [child, ...below(child)] : []))
    : [];

/**
 * Every element of a page in the order of the document, as a browser's DOMParser finds them: without scripting, so
 * that the content of a `noscript` is elements too, and without looking into templates.
 */
export const elementsOf = (html: string): readonly Element[] => below(parse(html, { scriptingEnabled: false }));

const isTemplate = (element: Element): element is DefaultTreeAdapterTypes.Template => "content" in element;

/** What stands in the templates among some elements, and in their templates. */
export const inTemplates = (elements: readonly Element[]): readonly Element[] =>
  elements.filter(isTemplate).flatMap(({ content }) => {
    const held = below(content);
    return [...held, ...inTemplates(held)];
  });

/** Null when there is none, as in the DOM. */
export const attribute = ({ attrs }: Element, name: string): string | null =>
  attrs.find((one) => one.name === name && one.prefix === undefined)?.value ?? null;

/** The text of a script or a title, which holds nothing else. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");

/** The beginning of an element's markup, to name it by. */
export const sourceOf = (element: Element): string => serializeOuter(element).slice(0, 120);
