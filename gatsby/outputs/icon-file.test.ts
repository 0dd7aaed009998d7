import sharp from "sharp";
import { iconOf } from "./icon-file";

test("wraps a PNG with its offset, length and size", async () => {
  const png = await sharp({ create: { width: 32, height: 32, channels: 4, background: "#9b1b30" } })
    .png()
    .toBuffer();
  const icon = iconOf(png);
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  const { width, height } = await sharp(icon.subarray(offset, offset + length)).metadata();
  expect([icon.readUInt8(6), icon.readUInt8(7)]).toEqual([width, height]);
  expect(icon.length).toBe(offset + length);
});
