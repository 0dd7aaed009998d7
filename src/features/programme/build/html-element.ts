import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serializeOuter } from "parse5";

export interface HtmlElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Text inside the element. A serialiser does not escape the text of a script: see {@link jsonForScript}. */
  readonly text?: string;
  /** Elements inside it, after the text. */
  readonly children?: readonly HtmlElement[];
}

const toNode = ({ tag, attributes, text, children = [] }: HtmlElement): DefaultTreeAdapterTypes.Element => {
  const pairs = Object.entries(attributes ?? {}).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, pairs);
  if (text !== undefined) defaultTreeAdapter.insertText(element, text);
  for (const child of children) defaultTreeAdapter.appendChild(element, toNode(child));
  return element;
};

/**
 * An element as HTML, by the serialising algorithm of the HTML standard: in attributes `&`, `"`, `<`, `>` and no-break
 * spaces are escaped, so no text can end the attribute or look like a tag.
 */
export const htmlElement = (element: HtmlElement): string => serializeOuter(toNode(element));

/** JSON that cannot end its script element: it contains no `<`, which strings may write as an escape. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
