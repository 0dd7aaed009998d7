import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { INDEX_ADDRESS, INDEX_FOLDER } from "../record";
import type { SearchIndex } from "./make-index";
import { indexAddress } from "./write-index";

/** The index that a build has written, and a digest of its input. */
export const writtenIndex = z.object({
  /** The digest of its content. */
  content: z.string(),
  catalogue: z.string(),
  /** The sizes of its files, by name. */
  files: z.record(z.string(), z.number()),
});
export type WrittenIndex = z.infer<typeof writtenIndex>;

export const written = ({ catalogue, files }: SearchIndex, content: string): WrittenIndex => ({
  content,
  catalogue,
  files: Object.fromEntries([...files].map(([name, bytes]) => [name, bytes.length])),
});

/** Whether the index in the built site is complete, unchanged and the one that pages find. */
export const isWritten = ({ catalogue, files }: WrittenIndex, publicRoot: string): boolean => {
  try {
    const root = join(publicRoot, INDEX_FOLDER);
    return (
      readFileSync(join(publicRoot, INDEX_ADDRESS), "utf8") === indexAddress({ catalogue }) &&
      Object.entries(files).every(([name, size]) => statSync(join(root, name)).size === size)
    );
  } catch {
    return false;
  }
};
