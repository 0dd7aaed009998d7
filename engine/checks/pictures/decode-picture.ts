import sharp from "sharp";
import { faultOf, formatByBeginning, isOutOfBounds, isWhole, pictureHeader, shownFrame } from "./open-picture";
import { MAX_PIXELS, type PictureFacts } from "./picture-facts";
import { readSvg } from "./read-svg";

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
  isEmpty: false,
  canBeIcon: false,
};

/** The formats that the site shows; others are never decoded. */
const SHOWN = ["jpeg", "png", "webp", "gif"];

const drawsIcon = async (bytes: Buffer): Promise<boolean> =>
  (await faultOf(
    sharp(bytes, { density: ICON_SIZE }).resize(ICON_SIZE, ICON_SIZE, { fit: "contain" }).png().toBuffer(),
  )) === null;

/** Decodes a picture as the build does, unless its header already says that it cannot be shown. */
export const decodePicture = async (bytes: Buffer): Promise<PictureFacts> => {
  const header = await pictureHeader(bytes);
  if (header === null) {
    const format = formatByBeginning(bytes);
    return format === null ? { ...NO_PICTURE, ...readSvg(bytes) } : { ...NO_PICTURE, format, fault: "damaged" };
  }
  const { upright: _, hasAlpha, ...known } = { ...NO_PICTURE, ...header };
  if (known.format === "svg") return { ...known, ...readSvg(bytes), canBeIcon: await drawsIcon(bytes) };
  if (known.width * known.height > MAX_PIXELS) return { ...known, fault: "huge" };
  if (!SHOWN.includes(known.format ?? "") || isOutOfBounds(header)) return known;
  if (!(await isWhole(bytes))) return { ...known, fault: "damaged" };
  const isEmpty = hasAlpha && (await shownFrame(bytes, { ...header, frames: 1 })) === null;
  return { ...known, isEmpty, canBeIcon: true };
};
