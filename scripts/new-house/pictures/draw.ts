import { XMLSerializer } from "@xmldom/xmldom";
import { clampChroma, converter, formatHex } from "culori";
import sharp from "sharp";
import type { ThemeSettings } from "../../../gatsby/theme/site-theme";
import { DRAWN, drawingOf } from "./motifs";

type Colors = ThemeSettings["colors"];

/** Sizes in pixels, and the crop of a drawing: all of it, or its middle with sky above and ground below. */
const FRAMES = {
  wide: { width: 1600, height: 900, viewBox: "-350 0 1600 900" },
  poster: { width: 1000, height: 1500, viewBox: "0 -270 900 1350" },
} as const;

const toOklch = converter("oklch");

/** A colour at another lightness (0 to 1), with its chroma multiplied. */
const shade = (hex: string, lightness: number, chroma = 1): string => {
  const color = toOklch(hex);
  if (color === undefined) throw new Error(`"${hex}" is not a colour`);
  return formatHex(clampChroma({ ...color, l: lightness, c: color.c * chroma }, "oklch"));
};

/** The colours of the drawings, derived from a house's theme. The SVG files name them in braces. */
const inksOf = ({ accent, light, neutral }: Colors): Readonly<Record<string, string>> => ({
  night: shade(accent, 0.24, 0.55),
  dusk: shade(accent, 0.36, 0.7),
  accent: shade(accent, 0.52),
  deep: shade(neutral, 0.3),
  light: shade(light, 0.85),
  paper: shade(neutral, 0.96, 0.5),
});

const filled = (svg: string, inks: Readonly<Record<string, string>>): string =>
  svg.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const ink = inks[name];
    if (ink === undefined) throw new Error(`"${name}" is not an ink`);
    return ink;
  });

/** A drawing in a house's colours, as SVG. `file` is one of `DRAWN`. */
export const svgOf = (file: string, colors: Colors): string | null => {
  const drawn = DRAWN.get(file);
  if (drawn === undefined) return null;
  const drawing = drawingOf(drawn.motif);
  for (const [name, value] of Object.entries(FRAMES[drawn.shape])) drawing.setAttribute(name, String(value));
  return filled(new XMLSerializer().serializeToString(drawing), inksOf(colors));
};

/** The drawn pictures used by content, as JPEG by file. */
export const drawPictures = async (content: object, colors: Colors): Promise<ReadonlyMap<string, Uint8Array>> => {
  const named = new Set(JSON.stringify(content).match(/tegninger\/[a-z-]+\.jpg/g) ?? []);
  const pictures = new Map<string, Uint8Array>();
  for (const file of [...named].sort()) {
    const svg = svgOf(file, colors);
    if (svg !== null) pictures.set(`images/${file}`, await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer());
  }
  return pictures;
};

const ICON_SIDE = 512;

/** A logo in the house's own colours: a lit doorway. */
const markOf = ({ accent, light }: Colors, side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 64 64"><path fill="${accent}" d="M32 2C48.600 2 62 15.400 62 32V60C62 61.100 61.100 62 60 62H4C2.900 62 2 61.100 2 60V32C2 15.400 15.400 2 32 2Z"/><path fill="${light}" d="M32 16C40.800 16 48 23.200 48 32V62H16V32C16 23.200 23.200 16 32 16Z"/><circle cx="32" cy="34" r="7" fill="${accent}"/></svg>`;

/** The logo and the icon: drawn, or from the house's own picture. */
export const drawLogo = async (colors: Colors, own: string | undefined): Promise<ReadonlyMap<string, Uint8Array>> => {
  const mark = markOf(colors, 64);
  if (own === undefined) {
    return new Map([
      ["images/merke/logo.svg", Buffer.from(mark)],
      [
        "images/merke/ikon.png",
        await sharp(Buffer.from(markOf(colors, ICON_SIDE)))
          .png()
          .toBuffer(),
      ],
    ]);
  }
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const fitted = (side: number) =>
    sharp(own).resize(side, side, { fit: "contain", background: clear }).png().toBuffer();
  return new Map([
    ["images/merke/logo.png", await fitted(320)],
    ["images/merke/ikon.png", await fitted(ICON_SIDE)],
  ]);
};

export const logoFiles = (own: string | undefined) => ({
  logo: own === undefined ? "merke/logo.svg" : "merke/logo.png",
  icon: "merke/ikon.png",
});
