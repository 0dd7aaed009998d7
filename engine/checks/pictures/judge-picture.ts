import type { PicturePurpose } from "../../../domain/define/field";
import { MAX_PICTURE_BYTES, MAX_PIXELS, MAX_RATIO, MIN_SIDE, type PictureFacts } from "./picture-facts";

/** A problem of a picture in one of its uses; an error's message is prefixed with "er «x.jpg», som …". */
export interface Finding {
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly cure: string;
}

/** Widths in pixels: below the first a picture is blurred, the second is good. */
const WIDTHS: Readonly<Record<PicturePurpose, readonly [least: number, good: number]>> = {
  wide: [800, 1600],
  picture: [400, 1600],
  share: [600, 1200],
  poster: [300, 1000],
  logo: [40, 160],
  icon: [192, 512],
};

/** File extensions of the supported formats. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  svg: ["svg"],
};

const NAMES: Readonly<Record<string, string>> = {
  jpeg: "en JPEG",
  png: "en PNG",
  webp: "en WebP",
  svg: "en tegning i SVG",
  gif: "en GIF",
  tiff: "en TIFF",
  heif: "en HEIC eller AVIF",
};

const SAVE_AGAIN = "Åpne det i et bildeprogram, og lagre det på nytt som JPEG.";

const error = (message: string, cure: string): readonly Finding[] => [{ severity: "error", message, cure }];
const warning = (message: string, cure: string): readonly Finding[] => [{ severity: "warning", message, cure }];

const figures = (count: number): string => count.toLocaleString("nb");
const size = ({ width, height }: PictureFacts): string => `${width} × ${height} piksler`;

const misnamed = (image: string, format: string): readonly Finding[] => {
  const [ending] = ENDINGS[format] ?? [];
  const written = image.slice(image.lastIndexOf("."));
  const isDrawing = format === "svg";
  return error(
    `som slutter på ${written}, men filen er ${NAMES[format] ?? "i et annet format"}.`,
    ending === undefined || isDrawing
      ? SAVE_AGAIN
      : `La navnet slutte på .${ending}, både på filen og her, eller lagre bildet på nytt i formatet navnet sier.`,
  );
};

const unusable = (facts: PictureFacts): readonly Finding[] => {
  if (facts.fault === "huge") {
    return error(
      `som har ${figures(facts.width)} × ${figures(facts.height)} piksler. Grensen er ${MAX_PIXELS / 1_000_000} millioner.`,
      "Gjør bildet mindre: 3000 piksler på den lengste siden er mer enn nok.",
    );
  }
  if (facts.forbidden !== null) {
    return error(
      `som inneholder ${facts.forbidden}. Det kan ikke stå i en logo.`,
      "Eksporter tegningen på nytt som vanlig SVG, uten skript, lenker og henvisninger til andre filer.",
    );
  }
  if (facts.isEmpty && facts.frames > 1) {
    return error(
      "som er animert, og det første bildet i det er tomt. Bare det vises.",
      "Lagre et av de andre bildene i det som JPEG, eller last det opp i redaksjonen, som finner et.",
    );
  }
  return facts.fault === "damaged"
    ? error(
        "som er skadet: noe av det mangler eller kan ikke leses.",
        "Hent det på nytt fra der det kom fra. Ser det helt ut i et bildeprogram, så lagre det på nytt derfra.",
      )
    : [];
};

const shape = (facts: PictureFacts, purpose: PicturePurpose): readonly Finding[] => {
  const { width, height } = facts;
  const [least, good] = WIDTHS[purpose];
  if (Math.min(width, height) < MIN_SIDE) {
    return error(`som bare er ${size(facts)}.`, `Bruk et bilde som er minst ${least} piksler bredt, helst ${good}.`);
  }
  if (Math.max(width / height, height / width) > MAX_RATIO) {
    return error(
      `som er ${size(facts)}: for langt og smalt til å vises.`,
      `Beskjær det, så ingen side er mer enn ${MAX_RATIO} ganger så lang som den andre.`,
    );
  }
  return width < least
    ? warning(
        `som bare er ${size(facts)} og blir uskarpt.`,
        `Bruk et bilde som er minst ${least} piksler bredt, helst ${good}.`,
      )
    : [];
};

const oddities = (
  { frames, isTurned, isEmpty, width, height }: PictureFacts,
  purpose: PicturePurpose,
): readonly Finding[] => [
  ...(frames > 1
    ? warning("som er animert. Bare det første bildet i det vises.", "Lagre bildet som skal vises, som JPEG.")
    : []),
  ...(isEmpty ? warning("som er helt gjennomsiktig. Ingenting vises.", "Lagre det på nytt med noe i.") : []),
  ...(isTurned
    ? warning(
        "som ligger på siden i filen og blir beskåret feil.",
        "Åpne det i et bildeprogram, og eksporter det som en ny JPEG. Da blir det lagret riktig vei.",
      )
    : []),
  ...(purpose === "poster" && (isTurned ? height > width : width > height)
    ? warning(
        `som er ${width} × ${height} piksler, bredere enn det er høyt. Sidene av det blir skåret bort.`,
        "Bruk en stående plakat, helst 1000 × 1500 piksler.",
      )
    : []),
  ...(purpose === "icon" && width !== height
    ? warning("som ikke er kvadratisk. Ikonet får tomme felter.", "Bruk et bilde som er like høyt som det er bredt.")
    : []),
];

/** The problems of a picture, by its facts and its use. */
export const judgePicture = (image: string, facts: PictureFacts, purpose: PicturePurpose): readonly Finding[] => {
  const { format } = facts;
  if (format === null) return error("som ikke kan leses som bilde.", "Lagre det på nytt som JPEG, PNG eller WebP.");
  const ending = image.slice(image.lastIndexOf(".") + 1).toLowerCase();
  if (!ENDINGS[format]?.includes(ending)) return misnamed(image, format);
  const faults = unusable(facts);
  if (faults.length > 0) return faults;
  if (purpose === "icon" && !facts.canBeIcon) {
    return error(
      "som det ikke kan tegnes ikoner av.",
      "Bruk en PNG på 512 × 512 piksler, eller en SVG med bredde og høyde på høyst 512.",
    );
  }
  // A drawing is sharp at any size, and the logo is not downscaled.
  const own = format === "svg" ? [] : shape(facts, purpose);
  return [...own, ...(own.some(({ severity }) => severity === "error") ? [] : oddities(facts, purpose))];
};

/** The problem of a file too large to be read. */
export const tooLarge = (bytes: number): Finding => ({
  severity: "error",
  message: `som er på ${figures(Math.round(bytes / 1_000_000))} MB. Grensen er ${MAX_PICTURE_BYTES / 1_000_000} MB.`,
  cure: "Gjør bildet mindre, og lagre det på nytt som JPEG: 3000 piksler på den lengste siden er mer enn nok.",
});
