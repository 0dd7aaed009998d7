import { z } from "zod";
import { fraction } from "./number";
import { optionalText } from "./text";

const IMAGE_CURE = "Oppgi filnavnet i content/images, for eksempel filmer/nattekspressen.jpg.";

/** Bytes of a file's name; the build adds a digest and an ending to some, and file systems take 255. */
const LONGEST_FILE_NAME = 200;

/** Folders that Gatsby does not look into. */
const UNSEEN = ["node_modules", "bower_components"];

const isName = (name: string): boolean =>
  name !== "" &&
  !name.startsWith(".") &&
  name.trim() === name &&
  !/[\p{C}\\:*?"<>|]/u.test(name) &&
  !UNSEEN.includes(name) &&
  new TextEncoder().encode(name).length <= LONGEST_FILE_NAME;

/** A path in its plain form, as files are found by: no "./", no "..", no "//", nothing hidden. */
const isFilePath = (path: string): boolean => path.length <= 1_000 && path.split("/").every(isName);

const NOT_PLAIN = `har et filnavn som ikke kan brukes. → ${IMAGE_CURE} Uten / eller ./ foran, og med vanlig skråstrek mellom mappe og fil.`;

const filePath = (endings: string, message: string) =>
  z
    .string()
    .regex(new RegExp(`\\.(${endings})$`, "i"), { error: message, abort: true })
    .refine(isFilePath, NOT_PLAIN);

/** A bitmap, which can be scaled and cropped. */
export const imagePath = filePath(
  "jpe?g|png|webp",
  `er ikke et bilde (JPEG, PNG eller WebP). → ${IMAGE_CURE}`,
).describe("Bildefil, regnet fra mappen content/images.");

/** A logo or icon, which may be drawn in SVG. */
export const logoPath = filePath("svg|png|webp|jpe?g", `er ikke en logo (SVG eller PNG). → ${IMAGE_CURE}`).describe(
  "Bildefil, regnet fra mappen content/images; helst SVG.",
);

export const picture = z
  .strictObject({
    image: imagePath,
    alt: optionalText.describe("Hva bildet viser, for dem som ikke ser det. Tom tekst bare for ren pynt."),
    focalPoint: z
      .strictObject({ x: fraction, y: fraction })
      .default({ x: 0.5, y: 0.5 })
      .describe("Det viktigste punktet i bildet: x fra venstre, y fra toppen, fra 0 til 1."),
  })
  .describe("Et bilde med tekst og fokuspunkt.");

export type Picture = z.infer<typeof picture>;
