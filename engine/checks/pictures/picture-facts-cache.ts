import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { decodePicture } from "./decode-picture";
import { type PictureFacts, pictureFactsSchema } from "./picture-facts";

/** Increase when the facts of pictures change; other decoder versions also invalidate the cache. */
const EDITION = `2 ${JSON.stringify(sharp.versions)}`;

const cacheSchema = z.object({ edition: z.literal(EDITION), pictures: z.record(z.string(), pictureFactsSchema) });

/** The cache file of builds and checks, relative to the working folder. May be deleted at any time. */
export const PICTURE_FACTS_FILE = ".cache/picture-facts-cache.json";

/** Facts computed by this process, by digest. */
const found = new Map<string, PictureFacts>();

const readCache = async (file: string): Promise<ReadonlyMap<string, PictureFacts>> => {
  try {
    const cached = cacheSchema.safeParse(JSON.parse(await readFile(file, "utf8"))).data;
    return new Map(Object.entries(cached?.pictures ?? {}));
  } catch {
    return new Map(); // Missing or unreadable: pictures are decoded again.
  }
};

const writeCache = async (file: string, pictures: ReadonlyMap<string, PictureFacts>): Promise<void> => {
  const own = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(own, JSON.stringify({ edition: EDITION, pictures: Object.fromEntries(pictures) }));
    await rename(own, file);
  } catch {
    // Without a cache, the next check only takes longer.
  }
};

interface SeenFile {
  readonly stamp: string;
  readonly digest: string;
  readonly facts: PictureFacts;
}

/** Facts of pictures by their bytes; each picture is decoded once, across processes when there is a cache file. */
export class PictureFactsCache {
  readonly #file: string | undefined;
  #kept: ReadonlyMap<string, PictureFacts> | undefined;
  readonly #used = new Map<string, PictureFacts>();
  readonly #files = new Map<string, SeenFile>();

  constructor(file: string | undefined) {
    this.#file = file;
  }

  async factsOf(bytes: Buffer): Promise<PictureFacts> {
    return (await this.#look(bytes)).facts;
  }

  /** The facts of a file, which is read again only when its stamp changes. */
  async factsOfFile(path: string, stamp: string): Promise<PictureFacts> {
    const seen = this.#files.get(path);
    const known = seen?.stamp === stamp ? seen : { stamp, ...(await this.#look(await readFile(path))) };
    this.#files.set(path, known);
    this.#used.set(known.digest, known.facts);
    return known.facts;
  }

  async #look(bytes: Buffer): Promise<{ readonly digest: string; readonly facts: PictureFacts }> {
    const digest = createHash("sha256").update(bytes).digest("hex");
    this.#kept ??= this.#file === undefined ? new Map() : await readCache(this.#file);
    const facts = this.#kept.get(digest) ?? found.get(digest) ?? (await decodePicture(bytes));
    found.set(digest, facts);
    this.#used.set(digest, facts);
    return { digest, facts };
  }

  /** Writes the facts of the current pictures. */
  async keep(): Promise<void> {
    const cached = this.#kept ?? new Map();
    const isNew = this.#used.size !== cached.size || [...this.#used.keys()].some((digest) => !cached.has(digest));
    if (this.#file === undefined || !isNew) return;
    this.#kept = new Map(this.#used);
    await writeCache(this.#file, this.#kept);
  }
}
