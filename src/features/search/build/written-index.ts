import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { INDEX_ADDRESS } from "../record";
import type { SearchIndex } from "./make-index";
import { indexAddress } from "./write-index";

/** The index that a build has written, and a digest of its input. */
export const writtenIndex = z.object({
  /** The digest of its content. */
  content: z.string(),
  folder: z.string(),
  /** The sizes of its files, by their path in the folder. */
  files: z.record(z.string(), z.number()),
});
export type WrittenIndex = z.infer<typeof writtenIndex>;

export const written = ({ folder, files }: SearchIndex, content: string): WrittenIndex => ({
  content,
  folder,
  files: Object.fromEntries([...files].map(([path, bytes]) => [path, bytes.length])),
});

/** Whether the index in the built site is complete, unchanged and the one in the catalogue. */
export const isWritten = ({ folder, files }: WrittenIndex, publicRoot: string): boolean => {
  try {
    const root = join(publicRoot, folder);
    return (
      readFileSync(join(publicRoot, INDEX_ADDRESS), "utf8") === indexAddress({ folder }) &&
      Object.entries(files).every(([name, size]) => statSync(join(root, name)).size === size)
    );
  } catch {
    return false;
  }
};
