import { DOMImplementation, type Element, XMLSerializer } from "@xmldom/xmldom";

/** The serialiser of RSS 2.0. The document is a DOM, which xmldom's serialiser escapes. */

export interface RssItem {
  readonly title: string;
  readonly link: string;
  /**
   * What feed readers identify it by, in all channels together: some show an item of one guid in one channel only. It
   * is not an address, so that it outlives a change of the host.
   */
  readonly guid: string;
  readonly summary: string;
  /** The whole text as HTML. */
  readonly content: string;
  readonly date: Date;
}

export interface RssChannel {
  readonly title: string;
  readonly description: string;
  /** The site's address. */
  readonly link: string;
  /** The channel's own address. */
  readonly self: string;
  readonly generator: string;
  /** Its last change; null when it has never had an item. */
  readonly date: Date | null;
  readonly items: readonly RssItem[];
}

/** Characters that XML 1.0 (2.2) cannot express, and control characters, which it discourages. */
const UNFIT = /[^\P{Cc}\n\t]|\p{Surrogate}|[\ufffe\uffff]/gu;

const asText = (text: string): string => text.replaceAll(/\r\n?/g, "\n").replaceAll(UNFIT, "");

const CONTENT = "http://purl.org/rss/1.0/modules/content/";
const ATOM = "http://www.w3.org/2005/Atom";
const XMLNS = "http://www.w3.org/2000/xmlns/";

interface Child {
  readonly name: string;
  readonly namespace?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly text?: string;
}

const add = (parent: Element, { name, namespace, attributes = {}, text }: Child): Element => {
  const { ownerDocument } = parent;
  if (ownerDocument === null) throw new Error("An element without a document");
  const child = ownerDocument.createElementNS(namespace ?? null, name);
  for (const [key, value] of Object.entries(attributes)) child.setAttribute(key, asText(value));
  if (text !== undefined) child.appendChild(ownerDocument.createTextNode(asText(text)));
  parent.appendChild(child);
  return child;
};

const addItem = (channel: Element, { title, link, guid, summary, content, date }: RssItem): void => {
  const item = add(channel, { name: "item" });
  add(item, { name: "title", text: title });
  add(item, { name: "link", text: link });
  add(item, { name: "guid", attributes: { isPermaLink: "false" }, text: guid });
  add(item, { name: "pubDate", text: date.toUTCString() });
  add(item, { name: "description", text: summary });
  add(item, { name: "content:encoded", namespace: CONTENT, text: content });
};

export const rssChannel = ({ title, description, link, self, generator, date, items }: RssChannel): string => {
  const document = new DOMImplementation().createDocument(null, "rss");
  const rss = document.documentElement;
  if (rss === null) throw new Error("A document without an element");
  rss.setAttribute("version", "2.0");
  rss.setAttributeNS(XMLNS, "xmlns:content", CONTENT);
  rss.setAttributeNS(XMLNS, "xmlns:atom", ATOM);
  const channel = add(rss, { name: "channel" });
  add(channel, { name: "title", text: title });
  add(channel, { name: "link", text: link });
  add(channel, { name: "description", text: description });
  if (date !== null) add(channel, { name: "lastBuildDate", text: date.toUTCString() });
  add(channel, { name: "generator", text: generator });
  add(channel, { name: "language", text: "nb" });
  const own = { href: self, rel: "self", type: "application/rss+xml" };
  add(channel, { name: "atom:link", namespace: ATOM, attributes: own });
  for (const one of items) addItem(channel, one);
  const xml = new XMLSerializer().serializeToString(document, { requireWellFormed: true });
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
};
