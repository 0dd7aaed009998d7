import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const DIRECTORY_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An icon file with one picture of 32 × 32, which may be a PNG, for clients that request /favicon.ico without reading a
 * page.
 */
export const iconOf = (png: Buffer): Buffer => {
  const head = Buffer.alloc(DIRECTORY_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // one plane
  head.writeUInt16LE(32, 12); // 32 bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** The built site's small icon as an icon file; null when gatsby-plugin-manifest has made none. */
export const iconFile = (publicRoot: string): Buffer | null => {
  const png = join(publicRoot, "favicon-32x32.png");
  return existsSync(png) ? iconOf(readFileSync(png)) : null;
};
