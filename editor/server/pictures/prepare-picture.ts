import { createHash } from "node:crypto";
import sharp from "sharp";
import { decodePicture } from "../../../engine/checks/pictures/decode-picture";
import { MAX_PIXELS } from "../../../engine/checks/pictures/picture-facts";

/** The site scales pictures to 1600 pixels of width at most; the rest leaves room for another cut. */
const MAX_WIDTH = 2000;
const TALLEST = 3000;

const QUALITY = 86;

/** Why a file is not a picture that the site can show, in Bokmål. */
export class UnfitPicture extends Error {}

export interface Prepared {
  readonly bytes: Buffer;
  readonly ending: "jpg" | "png";
  readonly width: number;
  readonly height: number;
  /** Of the pixels as they came, and as they are kept. */
  readonly digests: readonly string[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const SAVE_AGAIN = "Lagre bildet som JPEG, PNG eller WebP, og prøv igjen.";

const REFUSED: Readonly<Record<string, string>> = {
  svg: `Dette er en tegning i SVG. En logo legges inn av den som drifter nettstedet; andre bilder må være JPEG, PNG eller WebP. ${SAVE_AGAIN}`,
  heif: `Dette bildet er i formatet HEIC eller AVIF, som ikke alle kan vise. På iPhone: velg Innstillinger, Kamera, Formater, «Mest kompatibelt». ${SAVE_AGAIN}`,
  gif: `Dette er en GIF. ${SAVE_AGAIN}`,
};

const TAKEN = ["jpeg", "png", "webp"];

/** Below this, nothing can be shown: as in the check of the content. */
const MIN_SIDE = 32;

const opened = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "warning" });

const digestOf = async (bytes: Buffer): Promise<string> => {
  const { data, info } = await opened(bytes).rotate().toColourspace("srgb").ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return createHash("sha256").update(`${info.width}x${info.height} `).update(data).digest("hex");
};

/** The digest of a picture's pixels the right way up, whatever its format and metadata. */
export const pixelDigest = digestOf;

/** Width and height the right way up; null for what is not a picture. */
export const sizeOf = async (file: string | Buffer): Promise<Size | null> => {
  try {
    const { width, height, orientation = 1 } = await sharp(file).metadata();
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
};

/**
 * A picture as the content keeps it: the right way up, without any metadata, no larger than the site needs, as JPEG, or
 * as PNG where something shines through.
 *
 * @throws {UnfitPicture} for what is not a picture, whatever its name says.
 */
export const preparePicture = async (bytes: Buffer): Promise<Prepared> => {
  const { format, fault, width: storedWidth, height: storedHeight } = await decodePicture(bytes);
  if (format === null) throw new UnfitPicture(`Filen er ikke et bilde. ${SAVE_AGAIN}`);
  if (!TAKEN.includes(format)) throw new UnfitPicture(REFUSED[format] ?? `Formatet kan ikke brukes. ${SAVE_AGAIN}`);
  if (fault === "huge")
    throw new UnfitPicture(
      `Bildet har ${storedWidth} × ${storedHeight} piksler. Grensen er ${MAX_PIXELS / 1_000_000} millioner. Gjør det mindre: 3000 piksler på den lengste siden er mer enn nok.`,
    );
  if (fault !== null)
    throw new UnfitPicture(
      "Bildet er skadet: noe av det mangler eller kan ikke leses. Hent det på nytt der det kom fra.",
    );
  if (Math.min(storedWidth, storedHeight) < MIN_SIDE)
    throw new UnfitPicture(
      `Bildet er bare ${storedWidth} × ${storedHeight} piksler. Bruk et som er minst 400 piksler bredt, helst 1600.`,
    );
  const { isOpaque } = await opened(bytes).stats();
  const upright = opened(bytes)
    .rotate()
    .toColourspace("srgb")
    .resize({ width: MAX_WIDTH, height: TALLEST, fit: "inside", withoutEnlargement: true });
  const { data, info } = await (isOpaque
    ? upright.removeAlpha().jpeg({ quality: QUALITY, mozjpeg: true })
    : upright.png({ compressionLevel: 9 })
  ).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    ending: isOpaque ? "jpg" : "png",
    width: info.width,
    height: info.height,
    digests: [await digestOf(bytes), await digestOf(data)],
  };
};
