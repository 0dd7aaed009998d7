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

/** Unsaved texts, by file; they replace saved files, or are new ones. Null for a deleted file. */
export type UnsavedTexts = ReadonlyMap<string, string | null>;

interface FolderOnDisk {
  readonly folder: Folder;
  readonly readings: ReadonlyMap<string, Reading>;
  /** Problems of the listing. */
  readonly unlisted: readonly Problem[];
  readonly unread: readonly Problem[];
}

/** A content folder as it is on disk. */
export interface Snapshot {
  readonly root: string;
  readonly folders: readonly FolderOnDisk[];
  readonly atTop: readonly Problem[];
  readonly pictures: readonly string[];
  readonly pictureProblems: readonly Problem[];
}

const folderOnDisk = async (root: string, folder: Folder, read: typeof readDocument): Promise<FolderOnDisk> => {
  const { found, problems } = await listFiles(root, folder);
  const files = found.filter(({ kind, name }) => kind === "file" && isContentName(name)).map(({ file }) => file);
  const readings = new Map(files.map((file) => [file, read(root, file, folder)]));
  return { folder, readings, unlisted: problems, unread: unreadInFolder(found) };
};

const withUnsaved = ({ folder, readings, unlisted, unread }: FolderOnDisk, unsaved: UnsavedTexts) => {
  const whole = new Map(readings);
  for (const [file, text] of unsaved) {
    if (!file.startsWith(`${folder}/`)) continue;
    if (text === null) whole.delete(file);
    else whole.set(file, parseDocument(file, folder, text));
  }
  return {
    folder,
    // An unreadable folder is reported as such, not as missing.
    hasContent: whole.size > 0 || unlisted.length > 0,
    documents: [...whole.values()].flatMap(({ document }) => document ?? []),
    problems: [...unlisted, ...unread, ...[...whole.values()].flatMap((reading) => reading.problems)],
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

/**
 * Reads every JSON file of the content folder, each by `read`. Invalid and ignored files become problems, never
 * exceptions.
 */
export const readSnapshot = async (root: string, read = readDocument): Promise<Snapshot> => {
  const folders = await Promise.all(FOLDERS.map((folder) => folderOnDisk(root, folder, read)));
  const { found, problems } = await listFiles(root, "images");
  return {
    root,
    folders,
    atTop: await unreadAtTop(root),
    pictures: found.filter(({ kind }) => kind === "file").map(({ file }) => file.slice("images/".length)),
    pictureProblems: [...problems, ...unreadAmongPictures(found), ...(await unreadablePictures(root, found))],
  };
};

/** The content of a folder, with unsaved texts. */
export const contentIn = (snapshot: Snapshot, unsaved: UnsavedTexts = new Map()): ReadResult => {
  const folders = snapshot.folders.map((folder) => withUnsaved(folder, unsaved));
  const full = new Set(folders.filter(({ hasContent }) => hasContent).map(({ folder }) => folder));
  return {
    documents: folders.flatMap(({ documents }) => documents),
    pictures: snapshot.pictures,
    problems: [
      ...missingFolders({ root: snapshot.root, hasContent: (folder) => full.has(folder) }),
      ...snapshot.atTop,
      ...folders.flatMap(({ problems }) => problems),
      ...snapshot.pictureProblems,
    ],
  };
};

export const readContent = async (root: string): Promise<ReadResult> => contentIn(await readSnapshot(root));
