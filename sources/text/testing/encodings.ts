/** Bytes of a text as programs save it. */

const mac = new TextDecoder("macintosh");
const MAC = new Map(Array.from({ length: 128 }, (_, at) => [mac.decode(Uint8Array.of(at + 128)), at + 128]));
const WINDOWS = new Map([..."€‚ƒ„…†‡ˆ‰Š‹Œ"].map((character, at) => [character, [0x80, ...range(0x82, 11)][at] ?? 0]));
for (const [at, character] of [..."‘’“”•–—˜™š›œ"].entries()) WINDOWS.set(character, 0x91 + at);

function range(from: number, length: number): readonly number[] {
  return Array.from({ length }, (_, at) => from + at);
}

const byTable = (table: ReadonlyMap<string, number>) => (text: string) =>
  Uint8Array.from([...text].map((character) => table.get(character) ?? character.charCodeAt(0)));

const bigEndian = (text: string) => Buffer.from(text, "utf16le").swap16();

export const ENCODINGS = {
  "UTF-8": (text: string) => Buffer.from(text),
  "UTF-8 with a mark": (text: string) => Buffer.from(`\ufeff${text}`),
  "UTF-16 LE": (text: string) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "UTF-16 BE": (text: string) => bigEndian(`\ufeff${text}`),
  "UTF-16 LE without a mark": (text: string) => Buffer.from(text, "utf16le"),
  "UTF-16 BE without a mark": bigEndian,
  "Windows-1252": byTable(WINDOWS),
  MacRoman: byTable(MAC),
} as const;

export type Encoding = keyof typeof ENCODINGS;
