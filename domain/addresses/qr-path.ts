import { encode } from "uqr";

export interface QrPath {
  /** Modules per side, without the quiet zone. */
  readonly size: number;
  /**
   * The `d` of an SVG path with a stroke one module wide: runs of dark modules row by row, each relative to the last.
   */
  readonly code: string;
}

/** A text as a compact QR code: an address takes some 300 bytes of compressed HTML. */
export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text, { border: 0, ecc: "M" });
  let [x, y] = [0, 0];
  let path = "";
  data.forEach((row, at) => {
    for (const { index, 0: dark } of row
      .map((isDark) => (isDark ? "#" : "."))
      .join("")
      .matchAll(/#+/g)) {
      path += `m${index - x} ${at - y}h${dark.length}`;
      [x, y] = [index + dark.length, at];
    }
  });
  return { size, code: path };
};
