import { type HtmlNode, walk } from "./html-node";
import { parser } from "./parser";

/** Tags, with ">" but no other tag in their values; whole scripts, styles and comments. Others remain as text. */
const MARKUP =
  /<!--(?:(?!<!--)[\s\S])*?-->|<(script|style)\b[^>]*>(?:(?!<\1)[\s\S])*?<\/\1\s*>|<\/?[a-z][^<>"']*(?:(?:"(?:[^"<]|<(?![a-z/!]))*"|'(?:[^'<]|<(?![a-z/!]))*')[^<>"']*)*>|<\/?[a-z][^<>]*>/gi;

const MAX_SHOWN_LENGTH = 60;

/** All text of a tree, as written. */
export const lettersOf = (tree: HtmlNode): string => {
  const parts: string[] = [];
  walk(tree, ({ type, value = "" }) => {
    if (type === "text") parts.push(value);
  });
  return parts.join("");
};

/** The text that the author of HTML expects to see: everything but tags. */
const expectedText = (html: string): string => {
  const withoutTags = html.replace(MARKUP, (tag) => (/^<(?:br|\/?p|\/?li|\/?h\d|\/?t[dhr])\b/i.test(tag) ? " " : ""));
  return lettersOf(parser.parse(withoutTags.replaceAll("<", "&lt;")));
};

/** Length of the common prefix of two texts, ignoring blanks. */
const commonLetters = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((letter, index) => letter !== other[index]);
  return at === -1 ? one.length : at;
};

/** The first words in the HTML that are missing from the resulting text; null when none are. */
export const lostText = (html: string, shown: string): string | null => {
  const written = expectedText(html).trim().split(/\s+/);
  const expected = [...written.join("")];
  const left = [...shown.replace(/\s+/g, "")];
  const before = commonLetters(expected, left);
  if (before === expected.length) return null;
  const after = commonLetters(expected.slice(before).reverse(), left.slice(before).reverse());
  // The words around a lost letter.
  let letters = 0;
  const words = written.filter((word) => {
    letters += [...word].length;
    return letters > before && letters - [...word].length < expected.length - after;
  });
  const text = words.join(" ");
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH).replace(/\s\S*$/, "")} …`;
};
