import { either } from "../../domain/define/voices";
import { parser } from "../../domain/html/parser";
import { type FieldPath, type Origin, type Problem, warningAt } from "../problems/problem";

/** A node of parsed HTML. */
export interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly children?: readonly HtmlNode[];
}

/** Inline elements; text with no other parent is outside any paragraph. */
const INLINE = ["a", "abbr", "b", "br", "em", "i", "strong", "code", "span", "u", "small"];

/** Markdown left in text that was meant as HTML. */
const INLINE_MARKDOWN: readonly RegExp[] = [/\*\*[^\s*][^*\n]*\*\*/, /__[^\s_][^_\n]*__/, /!?\[[^\]\n]+\]\([^()\s]+\)/];
const MARKDOWN: readonly RegExp[] = [
  ...INLINE_MARKDOWN,
  /^ {0,3}#{1,6} +\S/m,
  /^ {0,3}[-*+] +\S.*\n {0,3}[-*+] +\S/m,
  /^ {0,3}1\. +\S.*\n {0,3}2\. +\S/m,
  /^ {0,3}> +\S/m,
  /^ {0,3}(-{3,}|\*{3,}) *$/m,
];

export const parseHtml = (html: string): HtmlNode => parser.parse(html);

/** Whether a line of text contains Markdown. */
export const hasInlineMarkdown = (text: string): boolean => INLINE_MARKDOWN.some((mark) => mark.test(text));

/** Whether text contains Markdown, including marks at the start of a line. */
export const hasMarkdown = (text: string): boolean => MARKDOWN.some((mark) => mark.test(text));

/** The text content of HTML. */
export const textOf = (node: HtmlNode): string =>
  node.type === "text" ? (node.value ?? "") : (node.children ?? []).map(textOf).join("");

const isInline = ({ type, tagName }: HtmlNode): boolean =>
  type === "text" || (tagName !== undefined && INLINE.includes(tagName));

/** Most texts are plain paragraphs, which cannot have these mistakes and need no parser. */
const SOUND = /^(?:<p>[^<>&*_#[\]!+\n-]+<\/p>\n?)+$/u;

/** The fault of a text that should be HTML: empty, no paragraphs, or Markdown; null for none. */
export const htmlSlip = (html: string): "empty" | "plain" | "markdown" | null => {
  if (SOUND.test(html)) return null;
  const { children } = parseHtml(html);
  const parts = children ?? [];
  const text = parts.map(textOf).join("\n");
  if (text.trim() === "") return parts.some(({ tagName }) => tagName === "hr") ? null : "empty";
  if (hasMarkdown(text)) return "markdown";
  return parts.some((part) => isInline(part) && textOf(part).trim() !== "") ? "plain" : null;
};

const WORDS = {
  empty: [
    "er uten tekst, så her står det ingenting.",
    `Skriv minst ett avsnitt${either(", med <p> foran og </p> etter", "")}.`,
  ],
  plain: [
    "har tekst som ikke står i noe avsnitt, så den får ikke luft eller linjeskift.",
    either("Sett <p> foran og </p> etter hvert avsnitt.", "Skriv teksten på nytt, med linjeskift mellom avsnittene."),
  ],
  markdown: [
    `har tegn fra Markdown${either("", ", som * og #")}, og de blir stående på siden.`,
    either(
      "Skriv HTML: <h2> for mellomtitler, <strong> for uthevet, <ul><li> for lister og <a href> for lenker.",
      "Fjern tegnene, og bruk knappene over teksten.",
    ),
  ],
} as const;

/** Reports plain text, Markdown or nothing where HTML is required. */
export const checkHtml = (origin: Origin, at: FieldPath, html: string): readonly Problem[] => {
  const slip = htmlSlip(html);
  if (slip === null) return [];
  const [message, cure] = WORDS[slip];
  return [warningAt(origin, { at, message, cure })];
};
