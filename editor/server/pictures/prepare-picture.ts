import { createHash } from "node:crypto";
import {
  formatByBeginning,
  isOutOfBounds,
  isWhole,
  openPicture,
  type PictureHeader,
  pictureHeader,
  shownFrame,
} from "../../../engine/checks/pictures/open-picture";
import { MAX_PIXELS, MIN_SIDE } from "../../../engine/checks/pictures/picture-facts";
import { readSvg } from "../../../engine/checks/pictures/read-svg";

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
  /** Size and digest of the original pixels and of the stored ones. */
  readonly pixels: readonly { readonly width: number; readonly height: number; readonly digest: string }[];
  /** True when only one frame of an animation was kept. */
  readonly isOneOfMany: boolean;
}

const SAVE_AGAIN = "Lagre bildet som JPEG, PNG eller WebP, og prøv igjen.";

const REFUSED: Readonly<Record<string, string>> = {
  svg: `Dette er en tegning i SVG. En logo legges inn av den som drifter nettstedet; andre bilder må være JPEG, PNG eller WebP. ${SAVE_AGAIN}`,
  pdf: "Dette er en PDF og ikke et bilde. Åpne den, ta et skjermbilde av det du vil ha med, og lim det inn her.",
  video: "Dette er en film og ikke et bilde. Ta et skjermbilde av det du vil ha med, og lim det inn her.",
  heif: `Dette bildet er i formatet HEIC eller AVIF, som mange telefoner lagrer i, men som ikke alle nettlesere viser. På iPhone: velg Innstillinger, Kamera, Formater, «Mest kompatibelt». På Android: slå av HEIF («høyeffektive bilder») i kameraets innstillinger. Et bilde som alt er tatt, kan du åpne og lagre som JPEG på telefonen eller maskinen. ${SAVE_AGAIN}`,
};

const TAKEN = ["jpeg", "png", "webp", "gif"];

const DAMAGED = "Bildet er skadet: noe av det mangler eller kan ikke leses. Hent det på nytt der det kom fra.";

/** Digest of a picture's upright pixels, regardless of format and metadata. */
export const pixelDigest = async (bytes: Buffer, frame = 0): Promise<string> => (await pixelsOf(bytes, frame)).digest;

const pixelsOf = async (bytes: Buffer, frame = 0) => {
  const { data, info } = await openPicture(bytes, frame).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, digest: createHash("sha256").update(`${width}x${height} `).update(data).digest("hex") };
};

/** Refuses by the header alone what cannot be shown, before any pixel is decoded. */
const takenHeader = async (bytes: Buffer): Promise<PictureHeader> => {
  const header = await pictureHeader(bytes);
  const format = header?.format ?? formatByBeginning(bytes) ?? readSvg(bytes).format ?? null;
  if (format === null) throw new UnfitPicture(`Filen er ikke et bilde. ${SAVE_AGAIN}`);
  if (!TAKEN.includes(format))
    throw new UnfitPicture(REFUSED[format] ?? `Formatet ${format.toUpperCase()} kan ikke brukes. ${SAVE_AGAIN}`);
  if (header === null) throw new UnfitPicture(DAMAGED);
  const { width, height } = header;
  const size = `${width} × ${height} piksler`;
  if (width * height > MAX_PIXELS)
    throw new UnfitPicture(
      `Bildet har ${size}. Grensen er ${MAX_PIXELS / 1_000_000} millioner. Gjør det mindre: 3000 piksler på den lengste siden er mer enn nok.`,
    );
  if (Math.min(width, height) < MIN_SIDE)
    throw new UnfitPicture(`Bildet er bare ${size}. Bruk et som er minst 400 piksler bredt, helst 1600.`);
  if (isOutOfBounds(header))
    throw new UnfitPicture(`Bildet er ${size}: for langt og smalt til å vises. Beskjær det, og prøv igjen.`);
  return header;
};

/**
 * Normalizes a picture for the content: one frame, upright, in sRGB, without metadata, no larger than the site needs,
 * as JPEG, or as PNG if it has transparency.
 *
 * @throws {UnfitPicture} when it is not a picture, whatever its name.
 */
export const preparePicture = async (bytes: Buffer): Promise<Prepared> => {
  const header = await takenHeader(bytes);
  if (!(await isWhole(bytes))) throw new UnfitPicture(DAMAGED);
  const frame = await shownFrame(bytes, header).catch(() => {
    throw new UnfitPicture(DAMAGED); // In a later frame.
  });
  if (frame === null)
    throw new UnfitPicture(
      header.frames > 1
        ? `Bildet er animert, og det vi kan lese av det, er tomt. ${SAVE_AGAIN}`
        : "Bildet er tomt: alt i det er gjennomsiktig. Lagre det på nytt med noe i.",
    );
  const { isOpaque } = await openPicture(bytes, frame).stats();
  const box = { width: MAX_WIDTH, height: TALLEST, fit: "inside", withoutEnlargement: true } as const;
  const upright = openPicture(bytes, frame).resize(box);
  const { data, info } = await (isOpaque
    ? upright.removeAlpha().jpeg({ quality: QUALITY, mozjpeg: true })
    : upright.png({ compressionLevel: 9 })
  ).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    ending: isOpaque ? "jpg" : "png",
    width: info.width,
    height: info.height,
    pixels: [await pixelsOf(bytes, frame), await pixelsOf(data)],
    isOneOfMany: header.frames > 1,
  };
};
