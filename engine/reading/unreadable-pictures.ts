import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../problems/problem";
import { unreadable } from "./file-error";
import { inBatches } from "./in-batches";
import type { FoundFile } from "./list-files";

/** Files among the pictures that cannot be read. Gatsby reads all of them, unused ones too. */
export const unreadablePictures = async (root: string, found: readonly FoundFile[]): Promise<readonly Problem[]> => {
  const files = found.filter(({ kind }) => kind === "file");
  const problems = await inBatches(files, async ({ file }): Promise<readonly Problem[]> => {
    try {
      await (await open(join(root, file))).close();
      return [];
    } catch (error) {
      return [unreadable(file, "Filen", error)];
    }
  });
  return problems.flat();
};
