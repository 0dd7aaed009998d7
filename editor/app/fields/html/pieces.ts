import { parseFragment } from "parse5";

/** HTML in the content: a string, or a list with a paragraph per line. */
export type HtmlValue = string | readonly string[];

export interface Pieces {
  readonly text: string;
  /** Source of each top-level element, as written. */
  readonly sources: readonly string[];
  /** Text between each element and the next. */
  readonly gaps: readonly string[];
}

export const textOf = (value: unknown): string => (Array.isArray(value) ? value.join("\n") : String(value ?? ""));

const isSpace = (source: string): boolean => source.trim() === "";

/** Splits HTML into top-level elements, byte for byte. */
export const piecesOf = (value: unknown): Pieces => {
  const text = textOf(value);
  const { childNodes } = parseFragment(text, { sourceCodeLocationInfo: true });
  const spans = childNodes
    .flatMap(({ sourceCodeLocation: at }) => (at ? [[at.startOffset, at.endOffset] as const] : []))
    .filter(([start, end]) => !isSpace(text.slice(start, end)));
  return {
    text,
    sources: spans.map(([start, end]) => text.slice(start, end)),
    gaps: spans.slice(1).map(([start], at) => text.slice(spans[at]?.[1] ?? start, start)),
  };
};

export interface Written {
  /** HTML as the editor serializes the element. */
  readonly html: string;
  /** HTML as written in the content. */
  readonly source: string;
}

/** Serializes a document: unchanged elements keep their source, and neighbours keep the space between them. */
export const joined = (now: readonly string[], before: readonly Written[], gaps: readonly string[]): string => {
  const free = new Map<string, number[]>();
  for (const [at, { html }] of before.entries()) free.set(html, [...(free.get(html) ?? []), at]);
  const found = now.map((html) => ({ html, was: free.get(html)?.shift() ?? null }));
  return found.reduce((text, { html, was }, at) => {
    const previous = found[at - 1]?.was ?? null;
    const isNeighbour = previous !== null && was === previous + 1;
    const gap = at === 0 ? "" : ((isNeighbour ? gaps[previous] : undefined) ?? "\n");
    return text + gap + (was === null ? html : (before[was]?.source ?? html));
  }, "");
};

/** The value in its original form: a list stays a list. */
export const writtenAs = (text: string, before: unknown): HtmlValue => {
  if (text === textOf(before) && (Array.isArray(before) || typeof before === "string")) return before;
  if (typeof before === "string" && before !== "") return text;
  return text === "" ? [] : text.split("\n");
};
