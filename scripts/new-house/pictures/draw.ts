import sharp from "sharp";
import type { ThemeSettings } from "../../../gatsby/theme/site-theme";
import { DRAWN } from "./motifs";
import { type Inks, inksOf } from "./palette";
import { PLACES } from "./places";
import { THINGS } from "./things";

type Colors = ThemeSettings["colors"];

const SIZES = { wide: [1600, 900], poster: [1000, 1500] } as const;

/** Where the square of 900 with the motif is put; below and above it, the sky and the ground go on. */
const PLACED = { wide: "translate(350 0)", poster: "translate(0 300) scale(1.1111)" } as const;

const DRAWINGS = { ...PLACES, ...THINGS };

const sky = ({ night, dusk }: Inks): string =>
  `<defs><linearGradient id="himmel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night}"/><stop offset="1" stop-color="${dusk}"/></linearGradient></defs>`;

const svgOf = (file: string, colors: Colors): string | null => {
  const drawn = DRAWN.get(file);
  if (drawn === undefined) return null;
  const { motif, shape } = drawn;
  const [width, height] = SIZES[shape];
  const inks = inksOf(colors);
  const ground = shape === "poster" ? `<rect y="1299" width="1000" height="201" fill="${inks.deep}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky(inks)}<rect width="${width}" height="${height}" fill="url(#himmel)"/>${ground}<g transform="${PLACED[shape]}">${DRAWINGS[motif](inks)}</g></svg>`;
};

/** The drawn pictures that content names, as JPEG by file. */
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

/** A mark of the house's own colours: a lit doorway. */
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
