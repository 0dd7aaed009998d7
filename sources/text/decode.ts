import { isConvincing, scoreOf } from "./letters";

/** A line of a file; a folded one is joined. */
export interface Line {
  /** Where it begins in the file, from 1. */
  readonly number: number;
  readonly text: string;
  /** The line end: "\r\n", "\n", "\r" or "". */
  readonly end: string;
}

/** Windows-1252 characters from 0x80, where ISO 8859-1 has control characters. Node decodes both alike. */
const EXTRAS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

const strict = new TextDecoder("utf-8", { fatal: true });
const lenient = new TextDecoder("utf-8");
const mac = new TextDecoder("macintosh");

/** What a line's bytes, here as Latin-1, may stand for. The first one of equal score counts. */
const DECODERS = [
  (latin: string) =>
    latin.replace(/[\u0080-\u009F]/g, (character) => EXTRAS[character.charCodeAt(0) - 0x80] ?? character),
  (latin: string) => mac.decode(Buffer.from(latin, "latin1")),
  (latin: string) => lenient.decode(Buffer.from(latin, "latin1")),
] as const;

const SAMPLE = 4096;
const MIN_SHARE = 0.3;

/** By the mark, or because every other byte of Latin text is zero. */
const wideEncodingOf = (bytes: Uint8Array): "utf-16le" | "utf-16be" | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE);
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < 2 || Math.max(even, odd) < (MIN_SHARE * sample.length) / 2) return null;
  return odd > even ? "utf-16le" : "utf-16be";
};

/** iCalendar folds by bytes, also within a letter, so this comes before decoding. */
const rawLines = (text: string, isFolded: boolean): readonly Line[] => {
  const lines: { number: number; parts: string[]; end: string }[] = [];
  let number = 0;
  for (const [, own = "", end = ""] of text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)) {
    number += 1;
    const before = lines.at(-1);
    if (isFolded && before !== undefined && /^[ \t]/.test(own)) {
      before.parts.push(own.slice(1));
      before.end = end;
    } else if (own !== "" || end !== "") lines.push({ number, parts: [own], end });
  }
  return lines.map(({ parts, ...line }) => ({ ...line, text: parts.join("") }));
};

const isAscii = (text: string): boolean => [...text].every((character) => character < "\x80");

const utf8 = (latin: string): string | null => {
  try {
    return strict.decode(Buffer.from(latin, "latin1"));
  } catch {
    return null;
  }
};

/**
 * Each line by its own bytes, so that a wrong byte changes no other: UTF-8 if it is that, else what makes Norwegian
 * words. The file decides where a line's bytes make as good words in two encodings.
 */
const decodedLines = (lines: readonly Line[]): readonly Line[] => {
  const read = lines.map(({ text }) => ({ text, valid: /[\x80-\xff]/.test(text) ? utf8(text) : text }));
  const invalid = read.filter(({ valid }) => valid === null);
  if (invalid.length === 0) return lines.map((line, at) => ({ ...line, text: read[at]?.valid ?? line.text }));
  const totals = DECODERS.map((decode) => invalid.reduce((sum, { text }) => sum + scoreOf(decode(text)), 0));
  const ordinary = read.filter(({ valid }) => valid !== null && scoreOf(valid) > 0);
  const best = (latin: string): string => {
    const [windows, ...others] = DECODERS.map((decode, at) => {
      const text = decode(latin);
      return { text, score: scoreOf(text), total: totals[at] ?? 0 };
    });
    return others.reduce(
      (best, one) => (isConvincing(one.text) && (one.score - best.score || one.total - best.total) > 0 ? one : best),
      windows ?? { text: latin, score: 0, total: 0 },
    ).text;
  };
  // "NÅ…" in Windows-1252 is valid UTF-8 too.
  const isOtherFile = invalid.length > ordinary.length;
  return lines.map((line, at) => {
    const { text, valid } = read[at] ?? { text: line.text, valid: null };
    const isDoubtful = valid !== null && !isAscii(valid) && isOtherFile && scoreOf(valid) <= 0;
    return { ...line, text: valid === null || isDoubtful ? best(text) : valid };
  });
};

/** The lines of a file in UTF-8, UTF-16, Windows-1252 or MacRoman, with or without a byte-order mark. */
export const linesIn = (bytes: Uint8Array, isFolded = false): readonly Line[] => {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return rawLines(new TextDecoder(wide).decode(bytes), isFolded);
  return decodedLines(rawLines(Buffer.from(bytes).toString("latin1"), isFolded));
};

export const decoded = (bytes: Uint8Array): string =>
  linesIn(bytes)
    .map(({ text, end }) => text + end)
    .join("");
