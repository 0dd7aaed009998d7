import { DOMParser, type Element, type Node } from "@xmldom/xmldom";
import { decodeText } from "../../../domain/html/decode-text";
import type { PictureFacts } from "./picture-facts";

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";

/** Elements that run scripts or embed another document, in any namespace. */
const ACTIVE = ["script", "foreignobject", "iframe", "object", "embed", "audio", "video", "handler", "listener"];

/** The maximum depth, beyond any drawing program's; the tree is read recursively. */
const MAX_DEPTH = 200;

const ELEMENT = 1;
const INSTRUCTION = 7;
const DOCTYPE = 10;

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;

/** A reference within the file, or an embedded bitmap or font. */
const staysInside = (address: string): boolean =>
  /^(#|data:(image\/(png|jpe?g|webp|gif)|font\/[a-z0-9]+|application\/(x-)?font-[a-z0-9-]+)[;,])/i.test(address.trim());

/** CSS that fetches something: any but url(#here). Escapes can hide any word, and no drawing program writes them. */
const fetches = (css: string): boolean =>
  /@import|\\|image-set\(/i.test(css) ||
  [...css.matchAll(/url\(\s*(["']?)([^)]*)/gi)].some(([, , to = ""]) => !staysInside(to));

const attributeFault = (element: Element): string | null => {
  for (const { localName, name, namespaceURI, value } of element.attributes) {
    const plain = (localName ?? name).toLowerCase();
    if (plain.startsWith("on")) return `egenskapen ${name}, som kjører et skript`;
    if (["href", "src", "base"].includes(plain) && !staysInside(value))
      return `en henvisning til «${value.slice(0, 60)}»`;
    if (plain === "attributename" && /href|^on/i.test(value)) return "en animasjon av en henvisning";
    // Drawing programs' attributes have a namespace, and are ignored by browsers.
    if (namespaceURI === null && fetches(value)) return `en henvisning i egenskapen ${name}`;
  }
  return null;
};

const elementFault = (element: Element): string | null => {
  const name = (element.localName ?? "").toLowerCase();
  if (ACTIVE.includes(name) || element.namespaceURI === XHTML) return `elementet <${element.tagName}>`;
  if (name === "style" && fetches(element.textContent ?? "")) return "en henvisning i <style>";
  return attributeFault(element);
};

const nodeFault = (node: Node): string | null => {
  if (node.nodeType === INSTRUCTION && node.nodeName.toLowerCase() === "xml-stylesheet") return "et eget stilark";
  // Entities can expand to anything, of any size.
  if (node.nodeType === DOCTYPE && "internalSubset" in node && node.internalSubset)
    return "egne definisjoner (DOCTYPE)";
  return isElement(node) ? elementFault(node) : null;
};

/** The first disallowed part of a drawing. Not recursive. */
const faultIn = (document: Node): string | null => {
  const left: { readonly node: Node; readonly depth: number }[] = [{ node: document, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const fault = nodeFault(next.node);
    if (fault !== null) return fault;
    if (next.depth > MAX_DEPTH) return `grupper inni hverandre i mer enn ${MAX_DEPTH} nivåer`;
    for (let child = next.node.lastChild; child; child = child.previousSibling) {
      left.push({ node: child, depth: next.depth + 1 });
    }
  }
  return null;
};

const stop = (_level: string, message: string): never => {
  throw new Error(message);
};

/**
 * Validates an SVG and finds disallowed parts. It is served unchanged, so it must not run scripts or fetch anything.
 */
export const readSvg = (bytes: Buffer): Partial<PictureFacts> => {
  const text = decodeText(bytes);
  if (typeof text !== "string" || !text.includes("<svg")) return {};
  try {
    const document = new DOMParser({ onError: stop }).parseFromString(text, "image/svg+xml");
    const root = document.documentElement;
    if (root?.localName !== "svg" || root.namespaceURI !== SVG) return { format: "svg", fault: "damaged" };
    return { format: "svg", forbidden: faultIn(document) };
  } catch {
    return { format: "svg", fault: "damaged" };
  }
};
