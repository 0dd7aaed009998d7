import { crc32 } from "node:zlib";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { decodePicture } from "../../../engine/checks/pictures/decode-picture";
import { judgePicture } from "../../../engine/checks/pictures/judge-picture";
import { pixelDigest, preparePicture, UnfitPicture } from "./prepare-picture";

const TOP = { r: 200, g: 40, b: 40 };
const BELOW = { r: 30, g: 60, b: 170 };

/** Red above, blue below. */
const two = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: BELOW } }).composite([
    { input: { create: { width, height: Math.ceil(height / 2), channels: 3, background: TOP } }, left: 0, top: 0 },
  ]);

const clear = (width: number, height: number, alpha = 0): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { ...TOP, alpha } } })
    .png()
    .toBuffer();

const animated = async (frames: readonly Buffer[]) => sharp([...frames], { join: { animated: true } });

const FORMATS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg(),
  progressive: (picture) => picture.jpeg({ progressive: true }),
  cmyk: (picture) => picture.toColourspace("cmyk").jpeg(),
  p3: (picture) => picture.withIccProfile("p3").jpeg(),
  png: (picture) => picture.png(),
  deep: (picture) => picture.toColourspace("rgb16").png(),
  webp: (picture) => picture.webp(),
  gif: (picture) => picture.gif(),
};

const refusal = async (bytes: Buffer): Promise<string> => {
  try {
    await preparePicture(bytes);
    return "";
  } catch (error) {
    if (!(error instanceof UnfitPicture)) throw error;
    return error.message;
  }
};

const colorAt = async (bytes: Buffer, left: number, top: number): Promise<readonly number[]> => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

const isNear = (color: readonly number[], { r, g, b }: typeof TOP): boolean =>
  [r, g, b].every((value, at) => Math.abs(value - (color[at] ?? 0)) < 45);

/** Which edge of the upright picture shows the stored top, by the Exif orientation. */
const TOP_EDGE = ["top", "top", "bottom", "bottom", "left", "right", "right", "left"];

test("a whole picture of any format, profile, size and orientation is taken upright, in sRGB, without metadata", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(FORMATS)),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 40, max: 160 }),
      fc.integer({ min: 40, max: 160 }),
      async (format, orientation, width, height) => {
        const saved = FORMATS[format]?.(two(width, height)) ?? two(width, height);
        const bytes = await (format === "gif" ? saved : saved.withMetadata({ orientation })).toBuffer();
        const turn = format === "gif" ? 1 : orientation;
        const prepared = await preparePicture(bytes);
        const size = turn >= 5 ? [height, width] : [width, height];
        expect([prepared.width, prepared.height]).toEqual(size);
        const { orientation: left, icc, exif, space, width: w, height: h } = await sharp(prepared.bytes).metadata();
        expect([left, icc, exif, space, w, h]).toEqual([undefined, undefined, undefined, "srgb", ...size]);
        const at = { top: [w / 2, 4], bottom: [w / 2, h - 5], left: [4, h / 2], right: [w - 5, h / 2] };
        const [x = 0, y = 0] = at[(TOP_EDGE[turn - 1] ?? "top") as keyof typeof at];
        expect(isNear(await colorAt(prepared.bytes, Math.floor(x), Math.floor(y)), TOP)).toBe(true);
        expect((await decodePicture(bytes)).fault).toBeNull();
      },
    ),
    { numRuns: 60 },
  );
});

test("a picture that is cut anywhere is refused, or nothing that shows is missing", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const source = sharp({ create: { width: 90, height: 70, channels: 3, background: TOP, noise } });
  const whole = new Map(
    await Promise.all(
      Object.entries(FORMATS).map(async ([name, save]) => [name, await save(source.clone()).toBuffer()] as const),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole.keys()),
      fc.integer({ min: 0, max: 999 }),
      fc.boolean(),
      async (format, share, hasEnd) => {
        const bytes = whole.get(format) ?? Buffer.alloc(0);
        // A JPEG has no checksum: one that ends between two scans, or in its last bits, reads as a whole one.
        const canTell = bytes[0] === 0xff && format !== "progressive" && share < 800;
        const rest = bytes.subarray(0, Math.floor((share / 1000) * bytes.length));
        const cut = hasEnd && canTell ? Buffer.concat([rest, Buffer.from([0xff, 0xd9])]) : rest;
        const why = await refusal(cut);
        if (why === "") expect(await pixelDigest(cut)).toBe(await pixelDigest(bytes));
        else expect(why).toMatch(/skadet|ikke et bilde/);
        expect(why === "").toBe(
          (await decodePicture(cut)).format !== null && (await decodePicture(cut)).fault === null,
        );
      },
    ),
    { numRuns: 80 },
  );
});

test("an odd header of a telephone's is taken, in the content too", async () => {
  const bytes = await two(320, 200).jpeg({ progressive: false, mozjpeg: false }).toBuffer();
  // The last spectral coefficient of a sequential scan is 63; some write another.
  bytes[bytes.indexOf(Buffer.from([0, 63, 0]), bytes.indexOf(Buffer.from([0xff, 0xda]))) + 1] = 5;
  await expect(sharp(bytes, { failOn: "warning" }).stats()).rejects.toThrow("SOS");
  const prepared = await preparePicture(bytes);
  await expect(sharp(prepared.bytes, { failOn: "warning" }).stats()).resolves.toBeTruthy();
  expect((await decodePicture(bytes)).fault).toBeNull();
});

test("an animation gives the first frame that shows something, wherever it is", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("webp", "gif"),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 2 }),
      async (format, before, after) => {
        const [empty, full] = [await clear(60, 48), await two(60, 48).ensureAlpha().png().toBuffer()];
        const frames = [...Array<Buffer>(before).fill(empty), full, ...Array<Buffer>(after).fill(empty)];
        if (frames.length < 2) return;
        const made = await animated(frames);
        const bytes = await (format === "gif" ? made.gif() : made.webp({ lossless: true })).toBuffer();
        const prepared = await preparePicture(bytes);
        expect([prepared.width, prepared.height, prepared.isOneOfMany]).toEqual([60, 48, true]);
        expect(isNear(await colorAt(prepared.bytes, 30, 4), TOP)).toBe(true);
        expect(isNear(await colorAt(prepared.bytes, 30, 44), BELOW)).toBe(true);
        const facts = { ...(await decodePicture(bytes)), width: 600, height: 480 };
        const [found] = judgePicture("a.webp", { ...facts, format: "webp" }, "picture");
        expect([found?.severity, found?.message.includes("tomt")]).toEqual(
          before > 0 ? ["error", true] : ["warning", false],
        );
      },
    ),
    { numRuns: 25 },
  );
});

test("what shows nothing is refused in words", async () => {
  const empty = await clear(60, 48);
  expect(await refusal(empty)).toMatch(/^Bildet er tomt/);
  expect(
    await refusal(await (await animated([empty, await clear(60, 48, 0.015)])).webp({ lossless: true }).toBuffer()),
  ).toMatch(/animert, og .* tomt/);
  // An animated PNG, of which only the first frame can be read.
  const control = Buffer.concat([Buffer.from("acTL", "latin1"), Buffer.from([0, 0, 0, 3, 0, 0, 0, 0])]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(control));
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), control, sum]);
  const at = empty.indexOf("IDAT") - 4;
  expect(await refusal(Buffer.concat([empty.subarray(0, at), chunk, empty.subarray(at)]))).toMatch(
    /animert, og .* tomt/,
  );
  const [found] = judgePicture("a.png", { ...(await decodePicture(empty)), width: 600, height: 480 }, "picture");
  expect(found).toMatchObject({ severity: "warning", message: "som er helt gjennomsiktig. Ingenting vises." });
});

test.each(["heic", "heix", "hevc", "mif1", "msf1", "avif"])(
  "a telephone's %s is named, with its cure",
  async (brand) => {
    const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}${"\0".repeat(40)}`, "latin1");
    expect(await refusal(bytes)).toMatch(/HEIC eller AVIF.*iPhone.*«Mest kompatibelt».*Android/);
  },
);

test.each([
  [16_000, 20, "bare 16000 × 20"],
  [16_000, 100, "for langt og smalt"],
  [100, 12_000, "for langt og smalt"],
  [9_000, 6_000, "Grensen er 50 millioner"],
])("a picture of %i × %i is refused by its header", async (width, height, why) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: TOP } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // What is behind the header is never read.
  const begun = Date.now();
  expect(await refusal(bytes.subarray(0, Math.max(200, bytes.length - 40)))).toContain(why);
  await decodePicture(bytes);
  expect(Date.now() - begun).toBeLessThan(1_000);
});

test.each([
  ["II*\0\x10\0\0\0CR\x02\0", "Formatet TIFF"],
  ["BM\0\0", "Formatet BMP"],
  ["8BPS\0\x01", "Formatet PSD"],
  ["\xff\x0a\0", "Formatet JXL"],
  ["%PDF-1.7", "Dette er en PDF"],
  ["\0\0\0\x18ftypmp42", "Dette er en film"],
  ["\0\0\0\x14ftypqt  ", "Dette er en film"],
  ["<!doctype html>", "Filen er ikke et bilde"],
  ["", "Filen er ikke et bilde"],
])("a file that begins with %j is named as what it is", async (beginning, named) => {
  expect(await refusal(Buffer.from(`${beginning}${beginning && "\0".repeat(60)}`, "latin1"))).toContain(named);
});
