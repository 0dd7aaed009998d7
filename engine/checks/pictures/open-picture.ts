import sharp, { type Sharp } from "sharp";
import { MAX_PIXELS, MAX_RATIO, MIN_SIDE, type PictureFacts, TOLERANCE } from "./picture-facts";

/** The header of a picture, with its size the right way up. */
export type PictureHeader = Pick<PictureFacts, "format" | "width" | "height" | "frames" | "isTurned"> & {
  readonly hasAlpha: boolean;
  readonly upright: { readonly width: number; readonly height: number };
};

/** Magic numbers of formats, which tell a damaged picture, one that cannot be used, and another kind of file apart. */
const BEGINNINGS: readonly (readonly [begins: RegExp, format: string])[] = [
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG\r\n/, "png"],
  [/^RIFF....WEBP/s, "webp"],
  [/^GIF8[79]a/, "gif"],
  [/^....ftyp(hei|hev|mif|msf|avi)/s, "heif"],
  [/^....ftyp/s, "video"],
  [/^(?:II\*.|MM.\*)/s, "tiff"],
  [/^BM/, "bmp"],
  [/^8BPS/, "psd"],
  [/^(?:\xff\n|....JXL )/s, "jxl"],
  [/^....jP /s, "jp2"],
  [/^%PDF/, "pdf"],
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

const LIMITS = { failOn: TOLERANCE, limitInputPixels: MAX_PIXELS } as const;

/**
 * Opens a picture as the build does: one frame, turned upright by its Exif data, in sRGB whatever its profile. Faults
 * that lose pixels are errors; odd headers, as telephones write them, are not.
 */
export const openPicture = (source: Buffer | string, frame = 0): Sharp =>
  sharp(source, { ...LIMITS, page: frame })
    .rotate()
    .toColourspace("srgb");

/** libjpeg's warnings when pixels are missing; it fills them in and goes on. */
const LOST = /premature end|bad huffman/i;

export const faultOf = (work: Promise<unknown>): Promise<string | null> => work.then(() => null, String);

/** Decodes all pixels, and says whether none is missing. */
export const isWhole = async (bytes: Buffer): Promise<boolean> => {
  const decoded = (more: object) =>
    faultOf(
      sharp(bytes, { ...LIMITS, ...more })
        .resize(200, 200, { fit: "inside" })
        .toBuffer(),
    );
  const fault = await decoded({ failOn: "warning" });
  return fault === null || (!LOST.test(fault) && (await decoded({})) === null);
};

/** Frames are compared this small. */
const SMALL = 64;
const MAX_FRAMES = 500;
/** Alpha, and difference in brightness, that can be seen. */
const SEEN = 8;
const HALF = 127;

const shownIn = async (pixels: Buffer): Promise<number> => {
  const raw = { width: SMALL, height: pixels.length / SMALL / 4, channels: 4 } as const;
  const { channels } = await sharp(pixels, { raw }).stats();
  const most = channels[3]?.max ?? 0;
  const isVaried = channels.some(({ min, max }) => max - min > SEEN);
  return most <= SEEN ? 0 : 1 + Number(isVaried) + Number(isVaried && most > HALF);
};

/**
 * The first frame that shows something: several colours, else faint ones, else a single colour. Null when all that can
 * be read is transparent. No more frames are compared than one picture may have pixels.
 */
export const shownFrame = async (bytes: Buffer, { format, width, height, frames }: PictureHeader) => {
  const most = Math.min(MAX_FRAMES, Math.floor(MAX_PIXELS / (width * height)));
  const count = format === "png" ? 1 : Math.max(1, Math.min(frames, most));
  const small = sharp(bytes, { ...LIMITS, page: 0, pages: count }).resize(SMALL, SMALL, { fit: "fill" });
  const data = await small.toColourspace("srgb").ensureAlpha().raw().toBuffer();
  const size = SMALL * SMALL * 4;
  // Scaling mixes the rows where frames meet, two on each side.
  const edge = count > 1 ? 2 * SMALL * 4 : 0;
  const parts = Array.from({ length: count }, (_, at) => data.subarray(at * size + edge, (at + 1) * size - edge));
  const shown = await Promise.all(parts.map(shownIn));
  const best = Math.max(...shown);
  return best === 0 ? null : shown.indexOf(best);
};
