import { copyFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PictureFactsCache } from "../checks/pictures/picture-facts-cache";
import { inBatches } from "../reading/in-batches";

/** Picture facts of the demonstration, preloaded by tests of its content: decoding takes seconds. */
export const PICTURE_FACTS = join(tmpdir(), "kulturhus-test-pictures.json");

const AT_ONCE = 4;

/** Decodes a content folder's pictures that are not in the shared file. */
export const prepare = async (contentRoot: string): Promise<void> => {
  const cache = new PictureFactsCache(PICTURE_FACTS);
  const entries = await readdir(join(contentRoot, "images"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await inBatches(files, (file) => cache.factsOfFile(file, ""), AT_ONCE);
  await cache.keep();
};

/** Gives a test a cache file of its own, so that no test changes the shared one. */
export const copyPictureFacts = (file: string): void => copyFileSync(PICTURE_FACTS, file);
