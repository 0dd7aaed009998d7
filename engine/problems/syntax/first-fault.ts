import { createScanner } from "jsonc-parser";

/** jsonc-parser's scan errors by number, since its const enum cannot be imported in isolated modules; 0 is none. */
const SCAN_ERRORS = [
  null,
  "unclosedComment",
  "unclosedText",
  "unfinishedNumber",
  "badUnicode",
  "badEscape",
  "controlCharacter",
] as const;

export type ScanError = (typeof SCAN_ERRORS)[number];

export type TokenKind = "{" | "}" | "[" | "]" | ":" | "," | "text" | "number" | "word" | "comment" | "unknown" | "end";

export interface Token {
  readonly kind: TokenKind;
  /** As written in the file. */
  readonly text: string;
  readonly offset: number;
  readonly end: number;
  readonly error: ScanError;
}

/** Tokens that would have been valid. */
export type Expected = "value" | "firstValue" | "name" | "firstName" | "colon" | "comma" | "nothing";

/** The first position where a text is invalid JSON. */
export interface Fault {
  readonly expected: Expected;
  readonly token: Token;
  /** The token before it, or null at the start. */
  readonly before: Token | null;
  /** Open braces and brackets, outermost first. */
  readonly open: readonly Token[];
}

const PUNCTUATION: readonly TokenKind[] = ["{", "}", "[", "]", ":", ","];

const kindOf = (text: string): TokenKind => {
  if (text === "") return "end";
  if (text.startsWith('"')) return "text";
  if (text === "true" || text === "false" || text === "null") return "word";
  if (text.startsWith("//") || text.startsWith("/*")) return "comment";
  if (/^-?\d/.test(text)) return "number";
  return PUNCTUATION.find((mark) => mark === text) ?? "unknown";
};

const SPACE = /^[ \t\r\n]/;

function* tokensOf(text: string): Generator<Token> {
  const scanner = createScanner(text);
  while (true) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const end = offset + scanner.getTokenLength();
    const written = text.slice(offset, end);
    if (SPACE.test(written)) continue;
    const kind = kindOf(written);
    yield { kind, text: written, offset, end, error: SCAN_ERRORS[scanner.getTokenError()] ?? null };
    if (kind === "end") return;
  }
}

const VALUES: readonly TokenKind[] = ["text", "number", "word", "{", "["];

const MAY_STAND: Readonly<Record<Expected, readonly TokenKind[]>> = {
  value: VALUES,
  firstValue: [...VALUES, "]"],
  name: ["text"],
  firstName: ["text", "}"],
  colon: [":"],
  comma: [","],
  nothing: ["end"],
};

const closes = (token: Token, open: readonly Token[]): boolean =>
  (token.kind === "}" && open.at(-1)?.kind === "{") || (token.kind === "]" && open.at(-1)?.kind === "[");

const fits = (token: Token, expected: Expected, open: readonly Token[]): boolean =>
  token.error === null && (MAY_STAND[expected].includes(token.kind) || (expected === "comma" && closes(token, open)));

/** Valid tokens after a token; `open` already includes it, or no longer has the bracket it closed. */
const after = ({ kind }: Token, expected: Expected, open: readonly Token[]): Expected => {
  const inObject = open.at(-1)?.kind === "{";
  if (kind === "{") return "firstName";
  if (kind === "[") return "firstValue";
  if (kind === ":") return "value";
  if (kind === ",") return inObject ? "name" : "value";
  if (expected === "name" || (expected === "firstName" && kind === "text")) return "colon";
  return open.length === 0 ? "nothing" : "comma";
};

/** The first fault of a text that should be JSON, or null when it is valid. Not recursive. */
export const firstFault = (text: string): Fault | null => {
  const open: Token[] = [];
  let expected: Expected = "value";
  let before: Token | null = null;
  for (const token of tokensOf(text)) {
    if (!fits(token, expected, open)) return { expected, token, before, open };
    if (token.kind === "{" || token.kind === "[") open.push(token);
    if (token.kind === "}" || token.kind === "]") open.pop();
    expected = after(token, expected, open);
    before = token;
  }
  return null;
};
