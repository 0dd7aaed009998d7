import sharp, { type Sharp } from "sharp";
import { MAX_PIXELS, MAX_RATIO, MIN_SIDE, type PictureFacts, TOLERANCE } from "./picture-facts";

/** The header of a picture, with its size the right way up. */
export type PictureHeader = Pick<PictureFacts, "format" | "width" | "height" | "frames" | "isTurned"> & {
  readonly hasAlpha: boolean;
  readonly upright: { readonly width: number; readonly height: number };
};

/** Magic numbers of picture formats, which tell a damaged picture from another kind of file. */
const BEGINNINGS: readonly (readonly [begins: RegExp, format: string])[] = [
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG\r\n/, "png"],
  [/^RIFF....WEBP/s, "webp"],
  [/^GIF8[79]a/, "gif"],
  [/^....ftyp(hei|hev|mif|msf|avi)/s, "heif"],
];

export const formatByBeginning = (bytes: Buffer): string | null => {
  const beginning = bytes.subarray(0, 16).toString("latin1");
  return BEGINNINGS.find(([begins]) => begins.test(beginning))?.[1] ?? null;
};

/** An animated PNG's first chunks: libvips reads it as a still picture. */
const ANIMATION_CONTROL = Buffer.from("\0\0\0\x08acTL", "latin1");

const framesOfPng = (source: Buffer | string): number => {
  if (typeof source === "string") return 1;
  const at = source.indexOf(ANIMATION_CONTROL);
  const isBefore = at >= 0 && at + 12 <= source.length && at < source.indexOf("IDAT", 0, "latin1");
  return isBefore ? Math.max(1, source.readUInt32BE(at + 8)) : 1;
};

/** Reads the header alone, which decodes no pixels; null when it cannot be read. */
export const pictureHeader = async (source: Buffer | string): Promise<PictureHeader | null> => {
  try {
    const metadata = await sharp(source, { limitInputPixels: false }).metadata();
    const { format, width, height, pages, orientation = 1, hasAlpha, autoOrient } = metadata;
    const frames = format === "png" ? framesOfPng(source) : (pages ?? 1);
    return { format, width, height, frames, isTurned: orientation >= 5, hasAlpha, upright: autoOrient };
  } catch {
    return null;
  }
};

/** Whether pixels must not be decoded: too many, too few, or so long and narrow that scaling takes seconds. */
export const isOutOfBounds = ({ width, height }: Pick<PictureHeader, "width" | "height">): boolean =>
  width * height > MAX_PIXELS ||
  Math.min(width, height) < MIN_SIDE ||
  Math.max(width / height, height / width) > MAX_RATIO;

/**
 * Opens a picture as the build does: one frame, turned upright by its Exif data, in sRGB whatever its profile. Faults
 * that lose pixels are errors; odd headers, as telephones write them, are not.
 */
export const openPicture = (source: Buffer | string, frame = 0): Sharp =>
  sharp(source, { failOn: TOLERANCE, limitInputPixels: MAX_PIXELS, page: frame }).rotate().toColourspace("srgb");

/** libjpeg's warnings when pixels are missing; it fills them in and goes on. */
const LOST = /premature end|bad huffman/i;

const faultOf = async (work: () => Promise<unknown>): Promise<string | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    return String(error);
  }
};

/** Decodes all pixels, and says whether none is missing. */
export const isWhole = async (bytes: Buffer): Promise<boolean> => {
  const decoded = (failOn: "warning" | typeof TOLERANCE) =>
    faultOf(() =>
      sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS }).resize(200, 200, { fit: "inside" }).toBuffer(),
    );
  const fault = await decoded("warning");
  return fault === null || (!LOST.test(fault) && (await decoded(TOLERANCE)) === null);
};

/** Frames are compared this small. */
const SMALL = 64;
const MAX_FRAMES = 500;
/** Alpha, and difference in brightness, that can be seen. */
const SEEN = 8;
const HALF = 127;

const spanOf = (pixels: Buffer, channel: number): readonly [least: number, most: number] => {
  let [least, most] = [255, 0];
  for (let at = channel; at < pixels.length; at += 4) {
    const value = pixels[at] ?? 0;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
};

/**
 * The first frame that shows something: more than one colour, else faintly so, else one colour. Null when everything is transparent.
 * No more frames are compared than one picture may have pixels.
 */
export const shownFrame = async (bytes: Buffer, { format, width, height, frames }: PictureHeader) => {
  const count =
    format === "png" ? 1 : Math.max(1, Math.min(frames, MAX_FRAMES, Math.floor(MAX_PIXELS / (width * height))));
  const small = sharp(bytes, { failOn: TOLERANCE, limitInputPixels: MAX_PIXELS, page: 0, pages: count });
  const { data } = await small
    .resize(SMALL, SMALL, { fit: "fill" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = SMALL * SMALL * 4;
  // Scaling mixes the rows where frames meet, two on each side.
  const edge = count > 1 ? 2 * SMALL * 4 : 0;
  const shown = Array.from({ length: count }, (_, at) => {
    const pixels = data.subarray(at * size + edge, (at + 1) * size - edge);
    const spans = [0, 1, 2, 3].map((channel) => spanOf(pixels, channel));
    const most = spans[3]?.[1] ?? 0;
    if (most <= SEEN) return 0;
    const isVaried = spans.some(([least, highest]) => highest - least > SEEN);
    return 1 + Number(isVaried) + Number(isVaried && most > HALF);
  });
  const best = Math.max(...shown);
  return best === 0 ? null : shown.indexOf(best);
};
