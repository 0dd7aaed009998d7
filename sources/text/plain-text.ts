import { parseFragment } from "parse5";
import { withoutMeetings } from "./meetings";

/** Elements by what stands for them in a text. Anything else in angle brackets is text: "<3", "<post@example.no>". */
const PARAGRAPH =
  "p|div|h[1-6]|ul|ol|dl|table|blockquote|section|article|aside|header|footer|main|nav|figure|form|pre|hr";
const LINE = "br|li|tr|dt|dd|caption|figcaption|address";
const INLINE =
  "html|head|body|title|meta|link|base|o:p|td|th|tbody|thead|tfoot|col|colgroup|a|abbr|b|big|button|center|cite|code|del|em|font|i|iframe|img|input|ins|label|mark|q|s|small|span|strike|strong|sub|sup|tt|u|var|wbr|script|style";
const tag = (names: string): RegExp => new RegExp(`</?(?:${names})(?:\\s[^<>]*)?/?>`, "gi");

const TAGS = [
  [/<!--[\s\S]*?-->|<!doctype[^<>]*>|<(script|style|title)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ""],
  [tag(PARAGRAPH), "\n\n"],
  [tag(LINE), "\n"],
  [tag("td|th"), " "],
  [tag(INLINE), ""],
] as const;

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;
const characterOf = (entity: string): string => {
  const [node] = parseFragment(entity).childNodes;
  return node !== undefined && "value" in node ? node.value : entity;
};

/** Format characters, among them soft hyphens, zero widths and bidi marks. Emoji need their joiner and variants. */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?![\ufe00-\ufe0f\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc\u2800]/gu;

const step = (text: string): string =>
  TAGS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text)
    .replace(ENTITY, characterOf)
    .replace(INVISIBLE, "");

const withoutMarkup = (text: string): string => {
  const next = step(text);
  // What was escaped twice, as in HTML in a text of XML.
  return next === text ? text : withoutMarkup(next);
};

const spaced = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\r\n|[\r\v\f\u2028\u2029]/g, "\n")
    .replaceAll(/[\u2010\u2011]/g, "-")
    // Word's own hyphens.
    .replaceAll("\u001e", "-")
    .replaceAll("\u001f", "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/**
 * A text of a source as people read it: without markup, entities, invisible characters, odd spaces and what gives
 * access to online meetings; in composed letters, with paragraphs separated by empty lines.
 *
 * @param isMeeting Whether an online meeting is known from elsewhere, so that codes are its.
 */
export const plainText = (text: string, isMeeting = false): string =>
  spaced(withoutMeetings(spaced(withoutMarkup(text)), isMeeting));

/** A title, name or other text of one line. */
export const plainLine = (text: string): string => plainText(text).replaceAll("\n", " ").replaceAll(/ +/g, " ");

const keys = new Map<string, string>();

const keyOf = (text: string): string =>
  plainLine(text)
    .toLowerCase()
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[–—]/g, "-");

/** What two spellings of one title have in common. Cached: each title is compared with all others. */
export const titleKey = (text: string): string => {
  const key = keys.get(text) ?? keyOf(text);
  keys.set(text, key);
  return key;
};
