import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { iconFile, iconOf } from "./icon-file";

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
  expect([icon.readUInt16LE(10), icon.readUInt16LE(12)]).toEqual([1, 32]);
});

test("is made of the small icon of the built site, when that has one", () => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-icon-"));
  expect(iconFile(root)).toBeNull();
  const png = Buffer.from("png");
  writeFileSync(join(root, "favicon-32x32.png"), png);
  expect(iconFile(root)).toEqual(iconOf(png));
  rmSync(root, { recursive: true });
});
