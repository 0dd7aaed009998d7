import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  isOutOfBounds,
  openPicture,
  type PictureHeader,
  pictureHeader,
} from "../../../engine/checks/pictures/open-picture";
import { MAX_PIXELS } from "../../../engine/checks/pictures/picture-facts";
import type { Cut, ListedPicture } from "../../api/pictures";
import { Refusal } from "../access/refusal";
import { pixelDigest } from "./prepare-picture";

export type FileFacts = Omit<ListedPicture, "picture" | "uses" | "alt">;

const VIEW_WIDTH = 1000;
const THUMBNAIL_WIDTH = 240;

const UNREADABLE = "Bildet kan ikke vises: Filen er skadet eller er ikke et bilde. Legg det inn på nytt.";
const HUGE = `Bildet kan ikke vises: Det har flere enn ${MAX_PIXELS / 1_000_000} millioner piksler. Gjør det mindre, og legg det inn på nytt.`;

const whyUnshown = (header: PictureHeader | null): string => {
  if (header === null) return UNREADABLE;
  return header.width * header.height > MAX_PIXELS ? HUGE : "";
};

/** Renders a picture as WebP. @throws {Refusal} when it cannot be shown, in words. */
const rendered = async (path: string, quality: number, sized: (opened: Sharp) => Sharp): Promise<Buffer> => {
  const why = whyUnshown(await pictureHeader(path));
  if (why !== "") throw new Refusal(422, why);
  return sized(openPicture(path))
    .webp({ quality })
    .toBuffer()
    .catch(() => {
      throw new Refusal(422, UNREADABLE);
    });
};

/** The build's crops for sharing and lists: by sharp's attention strategy, whatever the focal point. */
const CUT_SIZES: Readonly<Record<Cut, readonly [width: number, height: number]>> = {
  share: [600, 315],
  thumb: [192, 288],
};

interface Known<Value> {
  readonly stamp: string;
  readonly value: Value;
}

/** Facts about the files in content/images, cached until a file changes. */
export class PictureFiles {
  readonly #root: string;
  readonly #facts = new Map<string, Known<FileFacts>>();
  readonly #digests = new Map<string, Known<string>>();
  readonly #thumbnails = new Map<string, Known<Buffer>>();

  constructor(imagesRoot: string) {
    this.#root = imagesRoot;
  }

  pathOf(picture: string): string {
    return join(this.#root, picture);
  }

  async #known<Value>(
    known: Map<string, Known<Value>>,
    picture: string,
    make: (path: string, bytes: number) => Promise<Value>,
  ): Promise<Value> {
    const path = this.pathOf(picture);
    const { mtimeMs, size } = await stat(path);
    const stamp = `${mtimeMs} ${size}`;
    const last = known.get(picture);
    if (last?.stamp === stamp) return last.value;
    const value = await make(path, size);
    known.set(picture, { stamp, value });
    return value;
  }

  factsOf(picture: string): Promise<FileFacts> {
    return this.#known(this.#facts, picture, async (path, bytes) => {
      const header = await pictureHeader(path);
      return { ...(header?.upright ?? { width: 0, height: 0 }), bytes, fault: whyUnshown(header) };
    });
  }

  /** The picture with the same pixels as one of the digests, if any. */
  async twinOf(pictures: readonly string[], wanted: readonly { width: number; height: number; digest: string }[]) {
    for (const picture of pictures) {
      const facts = await this.factsOf(picture).catch(() => null);
      // Only pictures of the same size are decoded.
      const alike = wanted.filter(({ width, height }) => width === facts?.width && height === facts.height);
      if (alike.length === 0) continue;
      const digest = await this.#known(this.#digests, picture, async (path) =>
        pixelDigest(await readFile(path)).catch(() => ""),
      );
      if (alike.some((one) => one.digest === digest)) return picture;
    }
    return null;
  }

  /** Kept in memory until the file changes. */
  thumbnail(picture: string): Promise<Buffer> {
    return this.#known(this.#thumbnails, picture, (path) =>
      rendered(path, 70, (opened) => opened.resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })),
    );
  }

  async view(picture: string, cut: Cut | null): Promise<Buffer> {
    const path = this.pathOf(picture);
    if (cut === null)
      return rendered(path, 80, (opened) => opened.resize({ width: VIEW_WIDTH, withoutEnlargement: true }));
    const [width, height] = CUT_SIZES[cut];
    // In a very long and narrow picture, looking for the subject takes many seconds.
    const position = isOutOfBounds(await this.factsOf(picture)) ? "centre" : sharp.strategy.attention;
    return rendered(path, 80, (opened) => opened.resize(width, height, { fit: "cover", position }));
  }
}
