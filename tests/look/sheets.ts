import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Contact sheets: all pictures of one width and scheme, small, in columns. */

/** One sheet, in pixels: large enough to read headings of a page, small enough to be opened as one picture. */
const SHEET = { width: 1800, height: 1500 };
const GAP = 12;
const LABEL = 22;

/** How wide a picture is on a sheet, by its width. */
const SMALL: Readonly<Record<number, number>> = { 390: 210, 768: 290, 794: 350, 1280: 436, 1920: 436 };

interface Slice {
  readonly label: string;
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A picture as columns that each fit into a sheet. */
const slicesOf = async (folder: string, file: string, width: number): Promise<readonly Slice[]> => {
  const small = await sharp(join(folder, file)).resize({ width }).png().toBuffer();
  const { height } = await sharp(small).metadata();
  const most = SHEET.height - LABEL - GAP;
  return Promise.all(
    Array.from({ length: Math.ceil(height / most) }, async (_, index) => {
      const part = Math.min(most, height - index * most);
      const picture = await sharp(small)
        .extract({ left: 0, top: index * most, width, height: part })
        .toBuffer();
      const [name = ""] = file.split(".");
      return { label: index === 0 ? name : `${name} (${index + 1})`, picture, width, height: part };
    }),
  );
};

const labelled = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="15" font-family="sans-serif" font-size="13" fill="#c00">${text}</text></svg>`,
  );

interface Placed {
  readonly slice: Slice;
  readonly left: number;
  readonly top: number;
}

/** Places slices in columns from the left, one below the other as long as there is room. */
const arrange = (slices: readonly Slice[]): readonly (readonly Placed[])[] => {
  const sheets: Placed[][] = [[]];
  let [left, top] = [GAP, 0];
  for (const slice of slices) {
    if (top > 0 && top + LABEL + slice.height + GAP > SHEET.height) [left, top] = [left + slice.width + GAP, 0];
    if (left + slice.width + GAP > SHEET.width) {
      sheets.push([]);
      [left, top] = [GAP, 0];
    }
    sheets.at(-1)?.push({ slice, left, top });
    top += LABEL + slice.height + GAP;
  }
  return sheets;
};

/** The single pictures of a look, in order. */
export const picturesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => /^(?!ark\.).*\.(light|dark)\.png$/.test(file))
    .sort();

/** Writes the sheets of a folder of pictures, and returns their names. */
export const writeSheets = async (folder: string): Promise<readonly string[]> => {
  const pictures = picturesIn(folder);
  const groups = new Set(pictures.map((file) => file.split(".").slice(1, 3).join(".")));
  const written: string[] = [];
  for (const group of groups) {
    const files = pictures.filter((file) => file.includes(`.${group}.`));
    const width = SMALL[Number(group.split(".")[0])] ?? 300;
    const slices = (await Promise.all(files.map((file) => slicesOf(folder, file, width)))).flat();
    for (const [index, placed] of arrange(slices).entries()) {
      const name = `ark.${group}.${index + 1}.png`;
      await sharp({ create: { ...SHEET, channels: 3, background: "#808080" } })
        .composite(
          placed.flatMap(({ slice, left, top }) => [
            { input: labelled(slice.label, slice.width), left, top },
            { input: slice.picture, left, top: top + LABEL },
          ]),
        )
        .png()
        .toFile(join(folder, name));
      written.push(name);
    }
  }
  return written;
};

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="nb"><meta charset="utf-8"><title>${title}</title><style>body{font:16px/1.4 sans-serif;margin:1rem;background:#888}img{max-width:100%;vertical-align:top}figure{display:inline-block;margin:0 1rem 1rem 0}</style><h1>${title}</h1>${body}</html>`;

const figure = (file: string): string =>
  `<figure><figcaption>${file}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`;

/** The sheets and links to the single pictures, as a page. */
export const writeIndex = (folder: string, sheets: readonly string[]): void => {
  const list = picturesIn(folder)
    .map((file) => `<li><a href="${file}">${file}</a></li>`)
    .join("");
  writeFileSync(join(folder, "index.html"), page("Bilder", `${sheets.map(figure).join("")}<ul>${list}</ul>`));
};
