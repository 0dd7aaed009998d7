import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isOutOfBounds, openPicture, pictureHeader } from "../../../engine/checks/pictures/open-picture";
import type { Cut } from "../../api/pictures";
import { pixelDigest } from "./prepare-picture";

export interface FileFacts {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const VIEW_WIDTH = 1000;

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
    return this.#known(this.#facts, picture, async (path, bytes) => ({
      ...((await pictureHeader(path))?.upright ?? { width: 0, height: 0 }),
      bytes,
    }));
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

  async view(picture: string, cut: Cut | null): Promise<Buffer> {
    const opened = openPicture(this.pathOf(picture));
    if (cut === null)
      return opened.resize({ width: VIEW_WIDTH, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
    const [width, height] = CUT_SIZES[cut];
    // In a very long and narrow picture, looking for the subject takes many seconds.
    const position = isOutOfBounds(await this.factsOf(picture)) ? "centre" : sharp.strategy.attention;
    return opened.resize(width, height, { fit: "cover", position }).webp({ quality: 80 }).toBuffer();
  }
}
