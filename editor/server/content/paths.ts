import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { ENTITY_NAMES, entityDefinition } from "../../../domain/kinds";

/** Folder and file of content: no "..", nothing hidden, no folders below, no other endings. */
const CONTENT_FILE = /^([a-z]+)\/([a-zA-Z0-9][a-zA-Z0-9._-]{0,140})\.json$/;

const FOLDERS: ReadonlySet<string> = new Set(ENTITY_NAMES.map((name) => entityDefinition(name).folder));

/** A path that is none of a content file: it came from outside. */
export class ForeignPath extends Error {}

/** Whether a file is one that the desk may write, by its name. */
const isContentFile = (file: string): boolean => {
  const folder = CONTENT_FILE.exec(file)?.[1];
  return folder !== undefined && FOLDERS.has(folder);
};

/**
 * The place of a content file on disk.
 *
 * @throws {ForeignPath} for anything outside the content folder, also by a symbolic link.
 */
export const placeOf = (root: string, file: string): string => {
  if (!isContentFile(file)) throw new ForeignPath(file);
  const path = join(root, file);
  const folder = dirname(path);
  // The folder of the first file of a kind is made with it.
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return path;
  const real = relative(realpathSync(root), realpathSync(folder));
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink || real.startsWith("..") || real.split(sep).join("/") !== dirname(file)) throw new ForeignPath(file);
  return path;
};
