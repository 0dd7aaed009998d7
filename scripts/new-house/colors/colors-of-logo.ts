import { existsSync } from "node:fs";
import { converter, formatHex, type Oklch } from "culori";
import sharp from "sharp";
import type { ThemeSettings } from "../../../gatsby/theme/site-theme";

const toOklch = converter("oklch");
const SIDE = 48;
const FALLBACK: ThemeSettings["colors"] = { accent: "#7A1F2B", light: "#F4C95D", neutral: "#6B5D52" };

const hex = (color: Oklch): string => formatHex(color).toUpperCase();

interface Hue {
  readonly color: Oklch;
  readonly weight: number;
}

/** Colours of the opaque pixels in 24 hues, by area, the largest first. */
const huesOf = (pixels: Uint8Array): readonly Hue[] => {
  const sectors = new Map<number, { color: Oklch; weight: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const color = toOklch({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
    if (alpha < 128 || color.c < 0.04) continue;
    const sector = Math.floor((color.h ?? 0) / 15);
    const known = sectors.get(sector) ?? { color, weight: 0 };
    sectors.set(sector, { color: color.c > known.color.c ? color : known.color, weight: known.weight + color.c });
  }
  return [...sectors.values()].sort((a, b) => b.weight - a.weight);
};

const pixelsOf = async (file: string | Buffer): Promise<Uint8Array> => {
  if (typeof file === "string" && !existsSync(file))
    throw new Error(`Filen ${file} med logoen finnes ikke. → Se om stien er riktig.`);
  try {
    return await sharp(file).resize(SIDE, SIDE, { fit: "inside" }).ensureAlpha().raw().toBuffer();
  } catch (cause) {
    throw new Error(`Filen ${file} kan ikke leses som et bilde. → Skriv stien til en SVG, PNG eller JPEG.`, { cause });
  }
};

/**
 * Three colours from a picture: its strongest hue, a light one of another hue, and a grey tinted with the first.
 *
 * @throws When the file is not a picture, with a message in Bokmål.
 */
export const colorsOfLogo = async (file: string | Buffer): Promise<ThemeSettings["colors"]> => {
  const hues = huesOf(await pixelsOf(file));
  const [first] = hues;
  if (first === undefined) return FALLBACK;
  const other = hues.find(({ color }) => Math.abs((color.h ?? 0) - (first.color.h ?? 0)) > 40);
  return {
    accent: hex(first.color),
    light: other === undefined ? FALLBACK.light : hex({ ...other.color, l: 0.85 }),
    neutral: hex({ ...first.color, l: 0.5, c: 0.025 }),
  };
};
