/** Why a file is not valid UTF-8, in Bokmål. `line` counts from 1; null means the whole file. */
interface EncodingFault {
  readonly line: number | null;
  readonly message: string;
  readonly cure: string;
}

/** Magic numbers of binary formats. */
const OTHER_FILES: readonly (readonly [begins: string, kind: string])[] = [
  ["PK\x03\x04", "et dokument eller en pakket fil"],
  ["\xd0\xcf\x11\xe0", "et dokument fra en eldre utgave av Word eller Excel"],
  ["%PDF", "en PDF"],
  ["\x89PNG", "et bilde"],
  ["\xff\xd8\xff", "et bilde"],
];

const CURE =
  "Lagre den på nytt som UTF-8, så blir æ, ø og å riktige. I Visual Studio Code klikker du på tegnkodingen nederst til høyre og velger «Save with Encoding».";

const isUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0);

/** The word with the first byte that is not UTF-8, decoded as the old Windows encoding. */
const firstBadWord = (bytes: Buffer): { readonly line: number; readonly word: string } => {
  const readable = new TextDecoder("utf-8").decode(bytes);
  const lines = readable.slice(0, readable.indexOf("\ufffd") + 1).split("\n");
  const line = bytes.toString("latin1").split("\n")[lines.length - 1] ?? "";
  return { line: lines.length, word: /\p{L}*[^\0-\x7f]\p{L}*/u.exec(line)?.[0] ?? "" };
};

const encodingFault = (bytes: Buffer): EncodingFault => {
  const beginning = bytes.subarray(0, 8).toString("latin1");
  const [, kind] = OTHER_FILES.find(([begins]) => beginning.startsWith(begins)) ?? [];
  if (kind !== undefined) {
    return {
      line: null,
      message: `Filen er ${kind}, ikke tekst.`,
      cure: "Skriv innholdet i en teksteditor, i en kopi av en fil som ligner. Bilder hører hjemme i content/images.",
    };
  }
  if (isUtf16(bytes)) return { line: null, message: "Filen er lagret som UTF-16, ikke UTF-8.", cure: CURE };
  const { line, word } = firstBadWord(bytes);
  return { line, message: `Filen er ikke lagret som UTF-8. Det synes først i «${word}».`, cure: CURE };
};

/** A file's text, without a byte-order mark; or its encoding fault. */
export const decodeText = (bytes: Buffer): string | EncodingFault => {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? encodingFault(bytes) : text;
  } catch {
    return encodingFault(bytes);
  }
};
