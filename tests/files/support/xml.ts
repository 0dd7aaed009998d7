import { DOMParser, type Document, type Element } from "@xmldom/xmldom";
import { SaxesParser } from "saxes";

/** An XML file, parsed strictly: xmldom builds the tree, but accepts a bare & and control characters. */
export const parseXml = (text: string): Document => {
  new SaxesParser({ xmlns: true }).write(text).close();
  return new DOMParser().parseFromString(text, "application/xml");
};

export const childrenOf = (parent: Document | Element, name: string): readonly Element[] =>
  [...parent.childNodes].filter((node): node is Element => node.nodeName === name);

/** The text of the first child with such a name; "" when there is none. */
export const textIn = (parent: Element, name: string): string => childrenOf(parent, name)[0]?.textContent ?? "";
