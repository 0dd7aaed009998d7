const UTF_16_MARK = [0xff, 0xfe];

/** Windows-1252 characters from 0x80, where ISO 8859-1 has control characters. Node decodes both alike. */
const EXTRAS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

const fromWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009F]/g, (character) => EXTRAS[character.charCodeAt(0) - 0x80] ?? character);

/** Text as Excel and other programs save it: UTF-8 with or without a BOM, UTF-16 with one, else Windows-1252. */
export const decoded = (bytes: Uint8Array): string => {
  if (UTF_16_MARK.every((byte, at) => bytes[at] === byte)) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromWindows(bytes);
  }
};
