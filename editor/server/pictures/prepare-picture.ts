import { createHash } from "node:crypto";
import sharp from "sharp";
import { decodePicture } from "../../../engine/checks/pictures/decode-picture";
import { MAX_PIXELS } from "../../../engine/checks/pictures/picture-facts";

/** The site scales pictures to at most 1600 pixels wide; the rest leaves room for another crop. */
const MAX_WIDTH = 2000;
const TALLEST = 3000;

const QUALITY = 86;

/** Why the site cannot show a file as a picture, in Bokmål. */
export class UnfitPicture extends Error {}

export interface Prepared {
  readonly bytes: Buffer;
  readonly ending: "jpg" | "png";
  readonly width: number;
  readonly height: number;
  /** Digests of the original pixels and of the stored ones. */
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

/** Too small to show below this, as in the check of the content. */
const MIN_SIDE = 32;

const opened = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "warning" });

const digestOf = async (bytes: Buffer): Promise<string> => {
  const { data, info } = await opened(bytes).rotate().toColourspace("srgb").ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return createHash("sha256").update(`${info.width}x${info.height} `).update(data).digest("hex");
};

/** Digest of a picture's upright pixels, regardless of format and metadata. */
export const pixelDigest = digestOf;

/** Upright width and height; null when it is not a picture. */
export const sizeOf = async (file: string | Buffer): Promise<Size | null> => {
  try {
    const { width, height, orientation = 1 } = await sharp(file).metadata();
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
};

/**
 * Normalizes a picture for the content: upright, without metadata, no larger than the site needs, as JPEG, or as PNG if
 * it has transparency.
 *
 * @throws {UnfitPicture} when it is not a picture, whatever its name.
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
