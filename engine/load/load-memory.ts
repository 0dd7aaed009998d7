import { PictureFactsCache } from "../checks/pictures/picture-facts-cache";
import type { Folder } from "../reading/content-folders";
import { ReadingCache } from "../reading/reading-cache";

/** State kept from one load to the next in the same process: results that depend on a single unchanged file. */
export class LoadMemory {
  readonly #readings = new ReadingCache();
  readonly pictures: PictureFactsCache;

  /** `pictureFactsFile` is the cache file for picture facts. */
  constructor(pictureFactsFile?: string) {
    this.pictures = new PictureFactsCache(pictureFactsFile);
  }

  /** Reads a file, unless it is as it was. */
  readonly read = (root: string, file: string, folder: Folder) => this.#readings.read(root, file, folder);
}
