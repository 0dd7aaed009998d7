import { PictureFactsCache } from "../checks/pictures/picture-facts-cache";
import type { WrittenLink } from "../content/clean-content";
import type { Content } from "../content/content";
import type { Problem } from "../problems/problem";
import type { ContentDocument } from "../reading/read-content";
import { ReadingCache } from "../reading/reading-cache";
import { ResolvedDocuments } from "../resolve/resolved-documents";

/** A document's valid, clean entities, and its own problems. */
export interface SoundPart {
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly links: readonly WrittenLink[];
}

/** State kept from one load to the next in the same process: results that depend on a single unchanged file. */
export class LoadMemory {
  readonly readings = new ReadingCache();
  readonly pictures: PictureFactsCache;
  readonly resolved = new ResolvedDocuments();
  readonly filled = new ResolvedDocuments();
  readonly #parts = new WeakMap<ContentDocument, SoundPart>();

  /** `pictureFactsFile` is the cache file for picture facts. */
  constructor(pictureFactsFile?: string) {
    this.pictures = new PictureFactsCache(pictureFactsFile);
  }

  partOf(document: ContentDocument, work: () => SoundPart): SoundPart {
    const part = this.#parts.get(document) ?? work();
    this.#parts.set(document, part);
    return part;
  }
}
