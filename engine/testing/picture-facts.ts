import { copyFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PictureFactsCache } from "../checks/pictures/picture-facts-cache";
import { inBatches } from "../reading/in-batches";

/** Facts of the demonstration's pictures, with which tests that load its content begin: decoding takes seconds. */
export const PICTURE_FACTS = join(tmpdir(), "kulturhus-test-pictures.json");

const AT_ONCE = 4;

/** Decodes the pictures of a content folder that the shared file does not know yet. */
export const prepare = async (contentRoot: string): Promise<void> => {
  const cache = new PictureFactsCache(PICTURE_FACTS);
  const entries = await readdir(join(contentRoot, "images"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await inBatches(files, (file) => cache.factsOfFile(file, ""), AT_ONCE);
  await cache.keep();
};

/** Gives a test a cache file of its own, so that no test changes the shared one. */
export const copyPictureFacts = (file: string): void => copyFileSync(PICTURE_FACTS, file);
