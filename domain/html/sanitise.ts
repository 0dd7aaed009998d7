import { toParse5 } from "hast-util-to-parse5";
import { serialize } from "parse5";
import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import { unified } from "unified";
import { withWholeFigures } from "../time/norwegian";
import { isTooDeep } from "./html-depth";
import { firstHtmlFault, type HtmlFault } from "./html-faults";
import { type HtmlNode, textOf, walk } from "./html-node";
import { lettersOf, lostText } from "./lost-text";
import { parser } from "./parser";
import { repairNesting } from "./repair-nesting";
import { repairTables } from "./repair-tables";

const TAGS =
  "p h2 h3 h4 ul ol li a strong em b i blockquote figure figcaption table caption thead tbody tr th td br hr dl dt dd abbr".split(
    " ",
  );

/** The HTML allowed to editors: no scripts, styles, ids, handlers, forms or frames; links to safe schemes only. */
const ALLOWED: Options = {
  ...defaultSchema,
  tagNames: TAGS,
  attributes: {
    a: ["href"],
    abbr: ["title"],
    th: ["scope", "colSpan", "rowSpan"],
    td: ["colSpan", "rowSpan"],
    ol: ["start"],
  },
  protocols: { href: ["https", "http", "mailto", "tel"] },
  strip: ["script", "style", "iframe", "object", "template", "noscript", "svg", "math", "select", "textarea", "title"],
};

/** Attributes whose names in HTML differ from the tree's. */
const ATTRIBUTES: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const GENERATED = new Set(["html", "head", "body", "tbody"]);

const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const isSafeHref = (href: unknown): boolean =>
  typeof href === "string" && /^(https?:|mailto:|tel:|[/#?.]|[^:]*$)/i.test(href.trim());

/** What sanitising will remove, by name: "<script>", "onerror", "href=javascript:…". */
const forbiddenIn = (tree: HtmlNode): readonly string[] => {
  const found = new Set<string>();
  walk(tree, ({ type, tagName, properties = {} }) => {
    if (type === "comment") found.add("<!-- kommentar -->");
    if (type !== "element" || tagName === undefined || GENERATED.has(tagName)) return;
    if (!TAGS.includes(tagName) && !HEADINGS.includes(tagName)) found.add(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      const allowed = ALLOWED.attributes?.[tagName]?.includes(name) ?? false;
      if (!allowed) found.add(`${ATTRIBUTES[name] ?? name.toLowerCase()}=`);
      else if (name === "href" && !isSafeHref(value)) found.add(`href="${String(value).slice(0, 30)}"`);
    }
  });
  return [...found];
};

/** Heading levels start at h2 without gaps, because the page has its own h1. */
const repairHeadings = (tree: HtmlNode): void => {
  let last = 1;
  let base: number | null = null;
  walk(tree, (node) => {
    if (node.tagName === undefined || !HEADINGS.includes(node.tagName)) return;
    const written = Number(node.tagName.slice(1));
    base ??= written;
    const level = Math.min(Math.max(2, written - base + 2), last + 1, 4);
    last = level;
    node.tagName = `h${level}`;
  });
};

/** An empty link can be reached by keyboard, but neither seen nor heard. */
const withoutEmptyLinks = (tree: HtmlNode, removed: string[]): void => {
  if (!tree.children) return;
  tree.children = tree.children.flatMap((node) => {
    withoutEmptyLinks(node, removed);
    if (node.tagName !== "a" || isVisible(textOf(node))) return [node];
    removed.push(String(node.properties?.href ?? ""));
    return node.children ?? [];
  });
};

const repairLinks = (tree: HtmlNode, links: string[]): void =>
  walk(tree, (node) => {
    if (node.tagName !== "a") return;
    const href = String(node.properties?.href ?? "");
    if (/^https?:/i.test(href)) node.properties = { ...node.properties, rel: ["noopener"] };
    if (href !== "") links.push(href);
  });

/** Keeps amounts, times and dates from breaking across lines in prose. */
const keepFiguresWhole = (tree: HtmlNode): void =>
  walk(tree, (node) => {
    if (node.type === "text" && node.value !== undefined) node.value = withWholeFigures(node.value);
  });

const cleaner = unified().use(rehypeSanitize, ALLOWED);

/**
 * By the HTML standard's serialising algorithm, which also escapes `<` and `>` in attributes: later readers of the
 * HTML, with or without a parser, find tags only where there are tags.
 */
export const print = (tree: Parameters<typeof toParse5>[0]): string => {
  const node = toParse5(tree);
  return "childNodes" in node ? serialize(node) : "";
};

export interface CleanHtml {
  readonly html: string;
  /** What was removed, in Bokmål; empty for nothing. */
  readonly removed: readonly string[];
  /** Its links' addresses. */
  readonly links: readonly string[];
  /** Addresses of removed links without text. */
  readonly emptyLinks: readonly string[];
  /** The first words of lost text; null when none is lost. */
  readonly lost: string | null;
  /** The fault in the HTML as written. */
  readonly fault: HtmlFault | null;
  /** True when it exceeds the limits; then nothing is kept. */
  readonly isTooDeep: boolean;
}

/** A parsed tree with only what may be saved: allowed elements, in their places, and headings in order. */
export const keepAllowed = (tree: ReturnType<typeof parser.parse>, emptyLinks: string[] = []) => {
  repairHeadings(tree);
  const clean = cleaner.runSync(tree);
  withoutEmptyLinks(clean, emptyLinks);
  repairNesting(clean);
  return clean;
};

/** HTML as it may be saved; the same string when the site shows all of it as written. */
export const allowedHtml = (written: string): string => {
  if (isTooDeep(written)) return written;
  const allowed = print(keepAllowed(parser.parse(written)));
  return allowed === print(parser.parse(written)) ? written : allowed;
};

const PLAIN = { removed: [], links: [], emptyLinks: [], lost: null, fault: null, isTooDeep: false };

/** Sanitises any HTML: see {@link sanitise}. */
export const sanitiseParsed = (written: string): CleanHtml => {
  if (isTooDeep(written)) return { ...PLAIN, html: "", isTooDeep: true };
  const tree = parser.parse(written);
  const removed = forbiddenIn(tree);
  const links: string[] = [];
  const emptyLinks: string[] = [];
  const clean = keepAllowed(tree, emptyLinks);
  repairTables(clean);
  repairLinks(clean, links);
  const lost = lostText(written, lettersOf(clean));
  const fault = firstHtmlFault(written);
  keepFiguresWhole(clean);
  return { html: print(clean), removed, links, emptyLinks, lost, fault, isTooDeep: false };
};

/**
 * Paragraphs without tags, entities, no-break spaces or control characters inside: the form of most film descriptions.
 * They need no sanitising, and parsing them would take seconds on a site with thousands of films.
 */
const PLAIN_PARAGRAPHS = /^(?:<p>[^<>&\u00a0\p{Cc}]*<\/p>\n?)*$/u;

/** Sanitises editors' HTML by an allow-list, and repairs headings, nesting, tables and links. */
export const sanitise = (written: string): CleanHtml =>
  PLAIN_PARAGRAPHS.test(written)
    ? { ...PLAIN, html: withWholeFigures(written).replaceAll("\u00a0", "&nbsp;") }
    : sanitiseParsed(written);
