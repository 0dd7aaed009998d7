import { brotliDecompressSync } from "node:zlib";

/** Numbers of tables in WOFF2; a table of another tag has it written out. */
const CMAP = 0;
const GLYF_AND_LOCA: readonly number[] = [10, 11];
const OTHER_TAG = 63;
const HEADER_LENGTH = 48;

/**
 * The table of characters in a WOFF2 file: its directory, then all tables in one Brotli stream, which Node unpacks. The
 * packages that read fonts bring a dozen others and a Brotli of their own.
 */
const characterMap = (file: Buffer): DataView => {
  let at = HEADER_LENGTH;
  const next = (): number => file.readUInt8(at++);
  const length = (): number => {
    let value = 0;
    for (;;) {
      const byte = next();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let found: readonly [start: number, end: number] | null = null;
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = next();
    const tag = flags & OTHER_TAG;
    if (tag === OTHER_TAG) at += 4;
    const plain = length();
    const isTransformed = flags >> 6 !== (GLYF_AND_LOCA.includes(tag) ? 3 : 0);
    const stored = isTransformed ? length() : plain;
    if (tag === CMAP) found = [start, start + stored];
    start += stored;
  }
  if (found === null) throw new Error("the font has no table of characters");
  const table = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found);
  return new DataView(table.buffer, table.byteOffset, table.byteLength);
};

/** Characters with a glyph, of the basic plane: a table of format 4, which every font has. */
export const lettersOfFont = (file: Buffer): ReadonlySet<number> => {
  const map = characterMap(file);
  const tables = Array.from({ length: map.getUint16(2) }, (_, index) => map.getUint32(8 + 8 * index));
  const base = tables.find((offset) => map.getUint16(offset) === 4);
  if (base === undefined) throw new Error("the font has no table of format 4");
  const size = map.getUint16(base + 6);
  const letters = new Set<number>();
  for (let segment = 0; segment < size; segment += 2) {
    const end = base + 14 + segment;
    const offsetAt = end + 2 + 3 * size;
    const [first, delta, offset] = [end + 2 + size, end + 2 + 2 * size, offsetAt].map((place) => map.getUint16(place));
    for (let code = first ?? 0; code <= Math.min(map.getUint16(end), 0xfffe); code += 1) {
      const glyph = offset ? map.getUint16(offsetAt + offset + 2 * (code - (first ?? 0))) : code + (delta ?? 0);
      if ((glyph & 0xffff) !== 0) letters.add(code);
    }
  }
  return letters;
};
