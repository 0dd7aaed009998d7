import type { HtmlNode } from "../html-node";
import { isSafeHref } from "../sanitise";

/** Addresses that mail programs and web services lay around those of links, and the parameter with the real one. */
const WRAPPERS: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/\.safelinks\.protection\.outlook\.com$/, /./, "url"],
  [/^statics\.teams\.cdn\.office\.net$/, /safelinks/, "url"],
  [/^www\.google\.[a-z.]+$/, /^\/url$/, "q"],
  [/^www\.google\.[a-z.]+$/, /^\/url$/, "url"],
  [/^lm?\.facebook\.com$/, /^\/l\.php$/, "u"],
];

/** The address that a link was written with: visitors are not led through the mail program's. */
const meantAddress = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const found = WRAPPERS.filter(([host, path]) => host.test(hostname) && path.test(pathname));
  const real = found
    .map(([, , parameter]) => searchParams.get(parameter))
    .find((one) => /^https?:\/\//i.test(one ?? ""));
  return real ?? address;
};

/** What text is inside of. */
export interface Marks {
  readonly isStrong: boolean;
  readonly isEmphasised: boolean;
  readonly href: string | null;
  /** White space is kept, as in `<pre>`. */
  readonly isAsWritten: boolean;
}

export const NO_MARKS: Marks = { isStrong: false, isEmphasised: false, href: null, isAsWritten: false };

/** Text with its marks; "\n" is a line break. */
export interface Run {
  readonly text: string;
  readonly marks: Marks;
}

/** Control characters, which the check removes, and invisible ones that Word, Google Docs and mail programs add. */
const INVISIBLE =
  /(?![\t\n\r])[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}\p{Bidi_Control}\u200b\u2060\ufeff]|\p{Surrogate}/gu;

/** Joined letters of PDF files: "ﬁlm" is not found by who looks for "film". */
const LIGATURES = /[\ufb00-\ufb06]/g;

const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const element = (tagName: string, children: HtmlNode[], properties: Record<string, unknown> = {}): HtmlNode => ({
  type: "element",
  tagName,
  properties,
  children,
});

export const runOf = (written: string, marks: Marks): Run => {
  const text = written
    .replace(INVISIBLE, "")
    .replace(LIGATURES, (letters) => letters.normalize("NFKC"))
    .normalize();
  return { text: text.replace(marks.isAsWritten ? /[^\S\n]+/g : /\s+/g, " "), marks };
};

const BOLD = /font-weight:\s*(?:(bold|[6-9]00)|normal|[1-5]00)/i;
const SLANTED = /font-style:\s*(?:(italic|oblique)|normal)/i;

/** The marks inside an inline element: of its name, unless its style says otherwise. */
export const marksIn = ({ tagName = "", properties = {} }: HtmlNode, around: Marks): Marks => {
  const style = String(properties.style ?? "");
  const said = (pattern: RegExp, names: readonly string[], before: boolean): boolean => {
    const found = pattern.exec(style);
    return found === null ? before || names.includes(tagName) : found[1] !== undefined;
  };
  const address = meantAddress(String(properties.href ?? "").trim());
  const isLink = tagName === "a" && address !== "" && !address.startsWith("#") && isSafeHref(address);
  return {
    ...around,
    isStrong: said(BOLD, ["b", "strong"], around.isStrong),
    isEmphasised: said(SLANTED, ["i", "em"], around.isEmphasised),
    href: isLink ? address.replace(/^\w+:/, (scheme) => scheme.toLowerCase()) : around.href,
  };
};

const inlineOf = ({ text, marks: { isStrong, isEmphasised, href } }: Run): HtmlNode => {
  const words: HtmlNode = { type: "text", value: text };
  const slanted = isEmphasised ? element("em", [words]) : words;
  const marked = isStrong ? element("strong", [slanted]) : slanted;
  return href !== null && isVisible(text) ? element("a", [marked], { href }) : marked;
};

/** A line's runs without blanks at its ends, and one at most between words. */
const trimmed = (line: readonly Run[]): readonly Run[] => {
  const kept: Run[] = [];
  for (const { text, marks } of line) {
    const isAfterBlank = kept.at(-1)?.text.endsWith(" ") ?? true;
    const rest = isAfterBlank ? text.replace(/^ /, "") : text;
    if (rest !== "") kept.push({ text: rest, marks });
  }
  const last = kept.pop();
  const end = last?.text.trimEnd() ?? "";
  return last === undefined ? [] : end === "" ? trimmed(kept) : [...kept, { ...last, text: end }];
};

const linesOf = (runs: readonly Run[]): readonly (readonly Run[])[] => {
  const lines: Run[][] = [[]];
  for (const { text, marks } of runs) {
    const [first = "", ...others] = text.split("\n");
    lines.at(-1)?.push({ text: first, marks });
    for (const other of others) lines.push([{ text: other, marks }]);
  }
  return lines.map(trimmed);
};

/** Paragraphs of text: an empty line, as of two breaks, begins another. */
export const paragraphsOf = (runs: readonly Run[]): HtmlNode[] => {
  const paragraphs: HtmlNode[][] = [[]];
  for (const line of linesOf(runs)) {
    const last = paragraphs.at(-1) ?? [];
    if (!line.some(({ text }) => isVisible(text))) paragraphs.push([]);
    else last.push(...(last.length > 0 ? [element("br", [])] : []), ...line.map(inlineOf));
  }
  return paragraphs.filter((inline) => inline.length > 0).map((inline) => element("p", inline));
};

/** The inline contents of paragraphs, as one line; null when there is anything else. */
export const oneLine = (blocks: readonly HtmlNode[]): HtmlNode[] | null =>
  blocks.every(({ tagName }) => tagName === "p")
    ? blocks.flatMap(({ children = [] }, at) => [...(at > 0 ? [{ type: "text", value: " " }] : []), ...children])
    : null;
