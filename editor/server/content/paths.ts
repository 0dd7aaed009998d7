import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { ENTITY_NAMES, entityDefinition } from "../../../domain/kinds";

/** Path of a content file: no "..", no hidden files, no subfolders, no other extensions. */
const CONTENT_FILE = /^([a-z]+)\/([a-zA-Z0-9][a-zA-Z0-9._-]{0,140})\.json$/;

const FOLDERS: ReadonlySet<string> = new Set(ENTITY_NAMES.map((name) => entityDefinition(name).folder));

/** A path from outside that is not that of a content file. */
export class ForeignPath extends Error {}

/** Whether the desk may write a file, by its name. */
const isContentFile = (file: string): boolean => {
  const folder = CONTENT_FILE.exec(file)?.[1];
  return folder !== undefined && FOLDERS.has(folder);
};

/**
 * Path of a content file on disk.
 *
 * @throws {ForeignPath} for anything outside the content folder, also through a symbolic link.
 */
export const placeOf = (root: string, file: string): string => {
  if (!isContentFile(file)) throw new ForeignPath(file);
  const path = join(root, file);
  const folder = dirname(path);
  // A kind's folder is created with its first file.
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return path;
  const real = relative(realpathSync(root), realpathSync(folder));
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink || real.startsWith("..") || real.split(sep).join("/") !== dirname(file)) throw new ForeignPath(file);
  return path;
};
