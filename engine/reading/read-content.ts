import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../problems/problem";
import { FOLDERS, type Folder, isContentName } from "./content-folders";
import { unreadable } from "./file-error";
import { inBatches } from "./in-batches";
import { type FoundFile, listFiles, listFolder } from "./list-files";
import { missingFolders } from "./missing-folders";
import { type ContentDocument, parseDocument, type Reading, readDocument } from "./read-document";
import { fileAtTop, unknownAtTop, unknownFolder, unreadAmongPictures, unreadInFolder } from "./unread-files";

/** Unreadable files among the pictures. Gatsby reads all of them, unused ones too. */
const unreadablePictures = async (root: string, found: readonly FoundFile[]): Promise<readonly Problem[]> => {
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

export type { ContentDocument, Folder };
export { FOLDERS };

export interface ReadResult {
  readonly documents: readonly ContentDocument[];
  readonly problems: readonly Problem[];
  /** The files in content/images, by their path from there. */
  readonly pictures: readonly string[];
}

/** How a folder is read, when not straight from disk. */
export interface Reader {
  /** Unsaved texts, by file; they replace saved files, or are new ones. Null for a deleted file. */
  readonly unsaved?: ReadonlyMap<string, string | null> | undefined;
  /** Reads a saved file. */
  readonly read?: ((root: string, file: string, folder: Folder) => Reading) | undefined;
}

const readFolder = async (root: string, folder: Folder, { unsaved = new Map(), read = readDocument }: Reader) => {
  const { found, problems } = await listFiles(root, folder);
  const saved = found.filter(({ kind, name }) => kind === "file" && isContentName(name)).map(({ file }) => file);
  const coming = [...unsaved.keys()].filter((file) => file.startsWith(`${folder}/`) && !saved.includes(file));
  const files = [...saved, ...coming].filter((file) => unsaved.get(file) !== null);
  const readings = files.map((file) => {
    const text = unsaved.get(file);
    return typeof text === "string" ? parseDocument(file, folder, text) : read(root, file, folder);
  });
  return {
    folder,
    // An unreadable folder is reported as such, not as missing.
    hasContent: files.length > 0 || problems.length > 0,
    documents: readings.flatMap(({ document }) => document ?? []),
    problems: [...problems, ...unreadInFolder(found), ...readings.flatMap((reading) => reading.problems)],
  };
};

const unreadAtTop = async (root: string): Promise<readonly Problem[]> => {
  const { found } = await listFolder(root, "");
  return Promise.all(
    unknownAtTop(found).map(async (one) =>
      one.kind === "file" ? fileAtTop(one) : unknownFolder(one, (await listFolder(root, one.file)).found),
    ),
  );
};

/** Reads every JSON file of the content folder. Invalid and ignored files become problems, never exceptions. */
export const readContent = async (root: string, reader: Reader = {}): Promise<ReadResult> => {
  const folders = await Promise.all(FOLDERS.map((folder) => readFolder(root, folder, reader)));
  const pictures = await listFiles(root, "images");
  const full = new Set(folders.filter(({ hasContent }) => hasContent).map(({ folder }) => folder));
  return {
    documents: folders.flatMap(({ documents }) => documents),
    pictures: pictures.found.filter(({ kind }) => kind === "file").map(({ file }) => file.slice("images/".length)),
    problems: [
      ...missingFolders({ root, hasContent: (folder) => full.has(folder) }),
      ...(await unreadAtTop(root)),
      ...folders.flatMap(({ problems }) => problems),
      ...pictures.problems,
      ...unreadAmongPictures(pictures.found),
      ...(await unreadablePictures(root, pictures.found)),
    ],
  };
};
