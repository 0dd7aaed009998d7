import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** Exif data for a rotation by 90°, as phones write it. */
const TURNED = Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex");

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG in one colour, generated instantly and a few hundred bytes long at any size. */
export const plainPng = (width: number, height: number, { isTurned = false } = {}): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 3, 0, 0, 0], 8); // one bit per pixel, an index into a palette
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    ...(isTurned ? [chunk("eXIf", TURNED)] : []),
    chunk("PLTE", Buffer.from("9b1b30", "hex")),
    chunk("IDAT", deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** Large enough for every use. */
export const PLAIN_PNG = plainPng(1600, 1600);
