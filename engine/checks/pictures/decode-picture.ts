import sharp, { type Metadata } from "sharp";
import { MAX_PIXELS, type PictureFacts } from "./picture-facts";
import { readSvg } from "./read-svg";

/** As gatsby-plugin-sharp opens pictures: a decoder warning also fails the build. */
const AS_BUILD = { failOn: "warning", limitInputPixels: MAX_PIXELS } as const;

/** gatsby-plugin-manifest renders an SVG at this many dots per inch for its largest icon. */
const ICON_SIZE = 512;

const NO_PICTURE: PictureFacts = {
  format: null,
  width: 0,
  height: 0,
  frames: 1,
  isTurned: false,
  fault: null,
  forbidden: null,
  canBeIcon: false,
};

/** Magic numbers of picture formats, which tell a damaged picture from another kind of file. */
const BEGINNINGS: readonly (readonly [begins: RegExp, format: string])[] = [
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG\r\n/, "png"],
  [/^RIFF....WEBP/s, "webp"],
  [/^....ftyp(hei|hev|mif|msf|avi)/s, "heif"],
];

const formatByBeginning = (bytes: Buffer): string | null => {
  const beginning = bytes.subarray(0, 16).toString("latin1");
  return BEGINNINGS.find(([begins]) => begins.test(beginning))?.[1] ?? null;
};

const ends = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
};

/** As the build does: computes the dominant colour, and scales all pixels. */
const decodes = (bytes: Buffer): Promise<boolean> =>
  ends(async () => {
    const small = await sharp(bytes, AS_BUILD).resize(200, 200, { fit: "inside", withoutEnlargement: true }).toBuffer();
    await sharp(small).stats();
    await sharp(bytes, AS_BUILD)
      .rotate()
      .resize(200, 200, { fit: "cover", position: sharp.strategy.attention, fastShrinkOnLoad: false })
      .webp()
      .toBuffer();
  });

const drawsIcon = (bytes: Buffer): Promise<boolean> =>
  ends(() => sharp(bytes, { density: ICON_SIZE }).resize(ICON_SIZE, ICON_SIZE, { fit: "contain" }).png().toBuffer());

const metadataOf = async (bytes: Buffer): Promise<Metadata | null> => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
};

/** Decodes a picture as the build does, unless it has too many pixels. */
export const decodePicture = async (bytes: Buffer): Promise<PictureFacts> => {
  const metadata = await metadataOf(bytes);
  if (metadata === null) {
    const format = formatByBeginning(bytes);
    return format === null ? { ...NO_PICTURE, ...readSvg(bytes) } : { ...NO_PICTURE, format, fault: "damaged" };
  }
  const { format, width, height, pages = 1, orientation = 1 } = metadata;
  const known = { ...NO_PICTURE, format, width, height, frames: pages, isTurned: orientation >= 5 };
  if (format === "svg") return { ...known, ...readSvg(bytes), canBeIcon: await drawsIcon(bytes) };
  if (width * height > MAX_PIXELS) return { ...known, fault: "huge" };
  return (await decodes(bytes)) ? { ...known, canBeIcon: true } : { ...known, fault: "damaged" };
};
