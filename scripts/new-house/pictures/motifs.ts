import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMParser, type Element } from "@xmldom/xmldom";

/** The drawings, each an SVG file beside this one with a descriptive title. */
const MOTIFS = ["hus", "kinosal", "scene", "bibliotek", "rom", "kopp", "fyr", "ballong", "fjell"] as const;

export type Motif = (typeof MOTIFS)[number];

export type Shape = "wide" | "poster";

export interface DrawnPicture {
  readonly image: string;
  readonly alt: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
}

const fileOf = (motif: Motif, shape: Shape): string => `tegninger/${motif}${shape === "poster" ? "-plakat" : ""}.jpg`;

/** A motif's SVG. @throws When its file is missing or is not XML. */
export const drawingOf = (motif: Motif): Element => {
  const svg = readFileSync(join(__dirname, `${motif}.svg`), "utf8");
  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  if (documentElement === null) throw new Error(`${motif}.svg is empty`);
  return documentElement;
};

/** A motif's picture, as named in content. */
export const pictureOf = (motif: Motif, shape: Shape = "wide"): DrawnPicture => ({
  image: fileOf(motif, shape),
  alt: drawingOf(motif).getElementsByTagName("title").item(0)?.textContent ?? "",
  focalPoint: { x: 0.5, y: 0.5 },
});

/** All drawn pictures, by file. */
export const DRAWN: ReadonlyMap<string, { readonly motif: Motif; readonly shape: Shape }> = new Map(
  MOTIFS.flatMap((motif) =>
    (["wide", "poster"] as const).map((shape) => [fileOf(motif, shape), { motif, shape }] as const),
  ),
);
