import { stat } from "node:fs/promises";
import { join } from "node:path";
import { openPicture } from "../../../engine/checks/pictures/open-picture";

const WIDTH = 240;

/** Thumbnails, cached in memory until the picture changes. */
export class Thumbnails {
  readonly #root: string;
  readonly #made = new Map<string, { readonly stamp: number; readonly bytes: Buffer }>();

  constructor(imagesRoot: string) {
    this.#root = imagesRoot;
  }

  /** `picture` must be one of the content's pictures. */
  async of(picture: string): Promise<Buffer> {
    const path = join(this.#root, picture);
    const { mtimeMs: stamp } = await stat(path);
    const known = this.#made.get(picture);
    if (known?.stamp === stamp) return known.bytes;
    const bytes = await openPicture(path)
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer();
    this.#made.set(picture, { stamp, bytes });
    return bytes;
  }
}
