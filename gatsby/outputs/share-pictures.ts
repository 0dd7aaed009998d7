import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { type ShareCard, shareCard } from "../../domain/publishing/share-card";
import { filesBelow } from "../files-below";
import { type ThemeSettings, themeRoles } from "../theme/site-theme";
import { writeWhenChanged } from "../write-when-changed";

export const SHARE_PICTURES_QUERY = /* GraphQL */ `
  query SharePictures {
    allPage {
      nodes {
        path
        meta {
          image {
            file {
              absolutePath
              internal {
                contentDigest
              }
            }
          }
        }
        blocks {
          __typename
          ... on CoverBlock {
            asOf
            production {
              title
              premiere
            }
            events {
              start
              status
            }
          }
        }
      }
    }
  }
`;

/** Pango reads no WOFF2; this one has the same letters. */
const FONT = resolve("src/theme/fonts/headline.ttf");
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;

interface Drawing extends Pick<ShareCard, "title" | "day"> {
  readonly picture: string;
  readonly house: string;
  readonly theme: ThemeSettings;
}

/** Room for it in five lines of the widest letters. */
const MOST_LETTERS = 100;

/** A text in one line without what Pango refuses, cut to what there is room for. */
const drawable = (text: string): string => {
  const letters = [...text.replace(/[\p{Cc}\s]+/gu, " ").trim()];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join("")} …` : letters.join("");
};

const textImage = (text: string, size: number, color: string) =>
  sharp({
    text: {
      text: renderToStaticMarkup(createElement("span", { foreground: color }, text)),
      font: `Deling ${size}`,
      fontfile: FONT,
      width: WIDTH - 2 * MARGIN,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** A picture with title, day and house on the dark of its lower part, from the bottom up. */
export const drawSharePicture = async ({ picture, title, day, house, theme }: Drawing): Promise<Buffer> => {
  const { paper = "#000", text = "#fff", beam = "#fff" } = themeRoles(theme).dark;
  const parts = [
    [house, 32, text],
    [day, 44, beam],
    [title, title.length > 40 ? 60 : 84, text],
  ] as const;
  const lines = await Promise.all(
    parts.flatMap(([words, size, color]) => (drawable(words) === "" ? [] : textImage(drawable(words), size, color))),
  );
  let top = HEIGHT - MARGIN / 2;
  const placed = lines.map(({ data, info }) => {
    top -= info.height + MARGIN / 3;
    return { input: data, left: MARGIN, top: Math.round(top) };
  });
  const dark = renderToStaticMarkup(
    createElement(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", width: WIDTH, height: HEIGHT },
      createElement(
        "linearGradient",
        { id: "a", x2: 0, y2: 1 },
        createElement("stop", { stopColor: paper, stopOpacity: 0 }),
        createElement("stop", { offset: 1, stopColor: paper }),
      ),
      createElement("rect", { y: top - 180, width: WIDTH, height: 161, fill: "url(#a)" }),
      createElement("rect", { y: top - 20, width: WIDTH, height: HEIGHT, fill: paper }),
    ),
  );
  return sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: "cover", position: "top" })
    .composite([{ input: Buffer.from(dark) }, ...placed])
    .flatten({ background: paper })
    .jpeg({ quality: 76 })
    .toBuffer();
};

interface Options {
  readonly data: Queries.SharePicturesQuery;
  readonly house: string;
  readonly theme: ThemeSettings;
  readonly publicRoot: string;
  /** A folder of earlier pictures, by a digest of all that is drawn and of the code that draws. */
  readonly cache: string;
  readonly code: string | null;
}

/** Publishes the pictures of films and events for sharing, and removes those of earlier days. */
export const writeSharePictures = async ({ data, house, theme, publicRoot, cache, code }: Options): Promise<void> => {
  const written = new Set<string>();
  const used = new Set<string>();
  mkdirSync(cache, { recursive: true });
  for (const page of data.allPage.nodes) {
    const card = shareCard(page);
    const file = page.meta.image?.file;
    if (card === null || !file) continue;
    const { title, day, address } = card;
    const inputs = [code, file.internal.contentDigest, title, day, house, theme];
    const name = createHash("sha256").update(JSON.stringify(inputs)).digest("hex");
    const cached = join(cache, name);
    if (code === null || !existsSync(cached)) {
      writeFileSync(cached, await drawSharePicture({ picture: file.absolutePath, title, day, house, theme }));
    }
    used.add(name);
    written.add(join(publicRoot, address));
    writeWhenChanged(join(publicRoot, address), readFileSync(cached));
  }
  const earlier = join(publicRoot, "deling");
  for (const file of filesBelow(earlier)) if (!written.has(join(earlier, file))) rmSync(join(earlier, file));
  for (const file of filesBelow(cache)) if (!used.has(file)) rmSync(join(cache, file));
};
