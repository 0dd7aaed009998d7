import { DOMParser, type Element, type Node } from "@xmldom/xmldom";
import { decodeText } from "../../html/decode-text";
import type { PictureFacts } from "./picture-facts";

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";

/** Parts that run something, or show another document, whatever namespace they stand in. */
const ACTIVE = ["script", "foreignobject", "iframe", "object", "embed", "audio", "video", "handler", "listener"];

/** Deeper than any drawing program nests its groups; what reads the tree calls itself for every level. */
const DEEPEST = 200;

const ELEMENT = 1;
const INSTRUCTION = 7;
const DOCTYPE = 10;

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;

/** A place in the same file, or a bitmap or a font that is written into it. */
const staysInside = (address: string): boolean =>
  /^(#|data:(image\/(png|jpe?g|webp|gif)|font\/[a-z0-9]+|application\/(x-)?font-[a-z0-9-]+)[;,])/i.test(address.trim());

/**
 * CSS that fetches something: everything but url(#here). Escapes can write any word, and no drawing program has them.
 */
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
    // Attributes of drawing programs have a namespace, and mean nothing to browsers.
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
  // Entities can stand for anything, and for any amount of it.
  if (node.nodeType === DOCTYPE && "internalSubset" in node && node.internalSubset)
    return "egne definisjoner (DOCTYPE)";
  return isElement(node) ? elementFault(node) : null;
};

/** The first thing in a drawing that it may not hold. Walks without calling itself. */
const faultIn = (document: Node): string | null => {
  const left: { readonly node: Node; readonly depth: number }[] = [{ node: document, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const fault = nodeFault(next.node);
    if (fault !== null) return fault;
    if (next.depth > DEEPEST) return `grupper inni hverandre i mer enn ${DEEPEST} nivåer`;
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
 * Reads a drawing: whether it is one, and what it holds that it may not. It is served as it is, so it may run and fetch
 * nothing.
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
