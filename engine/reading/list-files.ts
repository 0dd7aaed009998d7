import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../problems/problem";
import { isMissing, unreadable } from "./file-error";

/** An entry in the content folder; `file` is its path from there, with forward slashes. */
export interface FoundFile {
  readonly file: string;
  readonly name: string;
  readonly kind: "file" | "folder" | "link" | "other";
}

export interface FolderListing {
  readonly found: readonly FoundFile[];
  readonly problems: readonly Problem[];
  /** True when the folder itself is missing. */
  readonly isMissing: boolean;
}

interface Entry {
  readonly name: string;
  readonly isFile: () => boolean;
  readonly isDirectory: () => boolean;
  readonly isSymbolicLink: () => boolean;
}

const kindOf = (entry: Entry): FoundFile["kind"] => {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "other";
};

/** The direct entries of a folder, sorted by name. */
export const listFolder = async (root: string, folder: string): Promise<FolderListing> => {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    const found = entries
      .map((entry) => ({
        name: entry.name,
        file: folder === "" ? entry.name : `${folder}/${entry.name}`,
        kind: kindOf(entry),
      }))
      .sort((a, b) => (a.file < b.file ? -1 : 1));
    return { found, problems: [], isMissing: false };
  } catch (error) {
    return isMissing(error)
      ? { found: [], problems: [], isMissing: true }
      : { found: [], problems: [unreadable(folder, "Mappen", error)], isMissing: false };
  }
};

/**
 * Everything below a folder. Symbolic links are listed, never followed: they may be cyclic, or lead outside the content
 * folder.
 */
export const listFiles = async (root: string, folder: string): Promise<FolderListing> => {
  const top = await listFolder(root, folder);
  const found = [...top.found];
  const problems = [...top.problems];
  // The list grows during the iteration.
  for (const { file, kind } of found) {
    if (kind !== "folder") continue;
    const below = await listFolder(root, file);
    found.push(...below.found);
    problems.push(...below.problems);
  }
  return { found, problems, isMissing: top.isMissing };
};
