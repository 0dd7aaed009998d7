import { type HtmlNode, textOf } from "../html-node";

/** Names of what is left out, for editors. */
export const PICTURES = "bilder";
export const LETTERS = "bokstaver som nummerering";
export const TOO_MUCH = "alt, for det er for langt";

const EMBEDDED = "video, kart og annet innebygd innhold";
const FIELDS = "skjemafelter";
const SYMBOLS = "tegn fra symbolskrifter";

/** What no text can hold, and nobody misses. */
const NO_TEXT = new Set(
  "script style head title meta link xml template noscript base datalist area map param source track col colgroup wbr".split(
    " ",
  ),
);

/** Elements that are left out whole. */
const WHOLE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["img", "picture", "svg", "canvas", "v:shape"].map((name) => [name, PICTURES])),
  ...Object.fromEntries(["iframe", "video", "audio", "object", "embed"].map((name) => [name, EMBEDDED])),
  ...Object.fromEntries(["input", "select", "textarea", "button"].map((name) => [name, FIELDS])),
  math: "formler",
  del: "slettet tekst",
};

/** Elements whose text is kept. */
const FORMATS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["s", "strike"].map((name) => [name, "gjennomstreking"])),
  ...Object.fromEntries(["sub", "sup"].map((name) => [name, "hevet og senket skrift"])),
};

const styleOf = ({ properties = {} }: HtmlNode): string => String(properties.style ?? "");

const isHidden = (node: HtmlNode): boolean => {
  const { hidden, ariaHidden } = node.properties ?? {};
  const isUnseen = /mso-list:\s*Ignore|mso-hide:\s*all|display:\s*none|visibility:\s*hidden/i.test(styleOf(node));
  return isUnseen || (hidden !== undefined && hidden !== false) || String(ariaHidden) === "true";
};

/** Comments in the margin of a Word document. */
const isRemark = (node: HtmlNode): boolean => {
  const classes = [node.properties?.className ?? []].flat().join(" ");
  return /mso-element:\s*comment/i.test(styleOf(node)) || /\bmso(?:com|comment)/i.test(classes);
};

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f])+$/u;

/** The sign that a picture stands for, as in Teams; empty for none. */
export const emojiIn = ({ properties = {} }: HtmlNode): string => {
  const alt = String(properties.alt ?? "");
  return EMOJI.test(alt) ? alt : "";
};

const MAX_ICON = 32;

/** Signs, boxes to tick and counters of readers, which nobody misses among pictures. */
export const isIcon = (width: unknown, height: unknown): boolean =>
  [width, height].some((side) => Number.parseFloat(String(side ?? "")) <= MAX_ICON);

/** Letters that a font of symbols shows as other signs. */
const isSymbol = (node: HtmlNode): boolean =>
  /font-family:\s*["']?(?:Wingdings(?: [23])?|Webdings|Symbol)["']?\s*(?:[;,]|$)/i.test(styleOf(node)) &&
  textOf(node).trim() !== "";

/** Whether an element is left out whole, and what it is called when somebody may miss it. */
export const leftOut = (node: HtmlNode): { readonly isWhole: boolean; readonly name: string | null } => {
  const { tagName = "" } = node;
  if (NO_TEXT.has(tagName) || isHidden(node)) return { isWhole: true, name: null };
  if (isRemark(node)) return { isWhole: true, name: "merknader" };
  if (isSymbol(node)) return { isWhole: true, name: SYMBOLS };
  if (tagName === "img" && isIcon(node.properties?.width, node.properties?.height))
    return { isWhole: true, name: null };
  const whole = WHOLE[tagName];
  if (whole !== undefined) return { isWhole: true, name: whole };
  const isStruck = /text-decoration[^;]*line-through/i.test(styleOf(node));
  return { isWhole: false, name: FORMATS[isStruck ? "s" : tagName] ?? null };
};

/** Whether a list is numbered by letters or Roman numerals, which the site has not. */
export const isLettered = (list: HtmlNode): boolean => {
  const first = list.children?.find(({ tagName }) => tagName === "li");
  const styles = [list, ...(first === undefined ? [] : [first])].map(styleOf).join(";");
  return /^[ai]$/i.test(String(list.properties?.type ?? "")) || /list-style[^;]*-(?:alpha|latin|roman)/i.test(styles);
};
