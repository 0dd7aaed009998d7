import { markedIn } from "../../domain/define/places";
import { either } from "../../domain/define/voices";
import { ENTITY_NAMES, type EntityName } from "../../domain/kinds";
import { htmlPlaces } from "../content/clean-content";
import type { Entry, SiteContent } from "../content/content";
import { type HtmlNode, hasInlineMarkdown, parseHtml, textOf } from "../content/html-slips";
import { type FieldPath, fieldName, type Origin, type Problem, warningAt } from "../problems/problem";

/** Elements that people write; other names in angle brackets are words. */
const ELEMENTS = new Set(
  "a abbr b big blockquote br center code div em figure font h1 h2 h3 h4 h5 h6 hr i iframe img li ol p s script small span strong style sub sup table td th tr u ul".split(
    " ",
  ),
);

const BREAKS = new Set(["br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "p", "td", "th", "tr"]);

const hasElement = (node: HtmlNode): boolean =>
  (node.tagName !== undefined && ELEMENTS.has(node.tagName)) || (node.children ?? []).some(hasElement);

/** The text, with a space where an element starts a new line. */
const readOf = (node: HtmlNode): string => {
  const inside = node.children === undefined ? textOf(node) : node.children.map(readOf).join("");
  return node.tagName === undefined || !BREAKS.has(node.tagName) ? inside : ` ${inside} `;
};

/** Addresses may contain "&" and "#". */
const isAddress = (text: string): boolean => /^(?:https?:|mailto:|tel:|\/|#)\S*$/.test(text);

/** The intended text, when it has tags or character references; otherwise null. */
export const withoutHtml = (text: string): string | null => {
  if (!/[<&]/.test(text) || isAddress(text)) return null;
  const tree = parseHtml(text);
  const read = readOf(tree);
  // A lone bracket, an unknown name in brackets and "&" alone are plain text.
  const hasCodes = !text.includes("<") && read !== text;
  return hasElement(tree) || hasCodes ? read.replace(/\s+/g, " ").trim() : null;
};

const MAX_SHOWN_LENGTH = 120;

/** Lookalikes of letters and digits: mathematical, circled, full-width. Not "ª" and "º". */
const LOOKALIKE = /(?![ªº])[\p{L}\p{Nd}\u2460-\u24ff\u{1f130}-\u{1f189}]/gu;

/** Up to U+0131 there are no lookalikes. */
const COMMON = /^[\0-\u0131]*$/;

/** The text in ordinary letters, when it has lookalikes; otherwise null. */
export const inPlainLetters = (text: string): string | null => {
  if (COMMON.test(text)) return null;
  const plain = text.normalize("NFC").replace(LOOKALIKE, (sign) => {
    const compatible = sign.normalize("NFKC");
    return /^[\p{Script=Latin}\d]+$/u.test(compatible) ? compatible : sign;
  });
  return plain === text.normalize("NFC") ? null : plain;
};

const cureWith = (read: string): string =>
  read === "" || read.length > MAX_SHOWN_LENGTH
    ? `Skriv bare teksten, med vanlige bokstaver${either(", uten tagger som <b> og koder som &aring;", "")}.`
    : `Skriv bare teksten: «${read}».`;

const inText = (text: string, origin: Origin, at: FieldPath): readonly Problem[] => {
  const read = withoutHtml(text);
  if (read !== null) {
    return [
      warningAt(origin, {
        at,
        message: either(
          "har HTML, men dette feltet er vanlig tekst: leserne ser taggene og kodene.",
          "har koder for formatering, men her står vanlig tekst: leserne ser kodene.",
        ),
        cure: cureWith(read),
      }),
    ];
  }
  const plain = inPlainLetters(text);
  if (plain !== null) {
    return [
      warningAt(origin, {
        at,
        message:
          "har bokstaver som bare ligner vanlige bokstaver. Skjermlesere hopper over dem eller leser dem tegn for tegn.",
        cure: cureWith(plain),
        fix: { path: at, value: plain },
      }),
    ];
  }
  return hasInlineMarkdown(text)
    ? [
        warningAt(origin, {
          at,
          message: "har tegn fra Markdown, men dette feltet er vanlig tekst: leserne ser tegnene.",
          cure: "Skriv bare teksten, uten stjerner, understreker og klammer rundt ordene.",
        }),
      ]
    : [];
};

const textsIn = (
  value: unknown,
  at: FieldPath,
  isHtml: (at: FieldPath) => boolean,
): readonly (readonly [FieldPath, string])[] => {
  if (isHtml(at)) return [];
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...at, Array.isArray(value) ? Number(key) : key], isHtml),
  );
};

/** Filter patterns may contain anything. */
const isFilter = (name: EntityName, [list]: FieldPath): boolean => name === "pages" && list === "sources";

const searched = (name: EntityName, { entity, origin }: Entry<unknown>): readonly Problem[] => {
  const html = new Set(markedIn(entity, htmlPlaces.get(name) ?? null).map(({ path }) => fieldName(path)));
  const isExempt = (at: FieldPath) => isFilter(name, at) || (html.size > 0 && html.has(fieldName(at)));
  return textsIn(entity, [], isExempt).flatMap(([at, text]) => inText(text, origin, at));
};

/** An origin is created with its entity, and has the same texts until its file is read again. */
const known = new WeakMap<Origin, readonly Problem[]>();

const inEntity = (name: EntityName, entry: Entry<unknown>): readonly Problem[] => {
  const found = known.get(entry.origin) ?? searched(name, entry);
  known.set(entry.origin, found);
  return found;
};

/** Tags, character references, Markdown and lookalike letters in plain-text fields. */
export const checkPlainText = (content: SiteContent): readonly Problem[] => [
  ...inEntity("sites", content.site),
  ...ENTITY_NAMES.filter((name) => name !== "sites").flatMap((name) =>
    content[name].flatMap((entry) => inEntity(name, entry)),
  ),
];
