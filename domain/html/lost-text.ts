import { type HtmlNode, walk } from "./html-node";
import { parser } from "./parser";

/** Tags, with ">" but no other tag in their values; scripts, styles and comments whole. Others remain as text. */
const MARKUP =
  /<!--(?:(?!<!--)[\s\S])*?-->|<(script|style)\b[^>]*>(?:(?!<\1)[\s\S])*?<\/\1\s*>|<\/?[a-z][^<>"']*(?:(?:"(?:[^"<]|<(?![a-z/!]))*"|'(?:[^'<]|<(?![a-z/!]))*')[^<>"']*)*>|<\/?[a-z][^<>]*>/gi;

const MAX_SHOWN_LENGTH = 60;

/** All text of a tree, as it is written. */
export const lettersOf = (tree: HtmlNode): string => {
  const parts: string[] = [];
  walk(tree, ({ type, value = "" }) => {
    if (type === "text") parts.push(value);
  });
  return parts.join("");
};

/** The text that someone who wrote HTML expects to see: all but the tags. */
const expectedText = (html: string): string => {
  const withoutTags = html.replace(MARKUP, (tag) => (/^<(?:br|\/?p|\/?li|\/?h\d|\/?t[dhr])\b/i.test(tag) ? " " : ""));
  return lettersOf(parser.parse(withoutTags.replaceAll("<", "&lt;")));
};

/** How many letters, blanks left out, two texts have in common at their beginning. */
const commonLetters = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((letter, index) => letter !== other[index]);
  return at === -1 ? one.length : at;
};

/** The first words of what is written in HTML but is not in the text that it became; null when all is there. */
export const lostText = (html: string, shown: string): string | null => {
  const written = expectedText(html).trim().split(/\s+/);
  const expected = [...written.join("")];
  const left = [...shown.replace(/\s+/g, "")];
  const before = commonLetters(expected, left);
  if (before === expected.length) return null;
  const after = commonLetters(expected.slice(before).reverse(), left.slice(before).reverse());
  // Words in which a lost letter is.
  let letters = 0;
  const words = written.filter((word) => {
    letters += [...word].length;
    return letters > before && letters - [...word].length < expected.length - after;
  });
  const text = words.join(" ");
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH).replace(/\s\S*$/, "")} …`;
};
