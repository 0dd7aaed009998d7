import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const CODE = /\.tsx?$/;

const isNewer = (file: string, than: number): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > than;

/** Code, and folders, which take the time at which a file in them was deleted. */
const codeIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() || CODE.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

/**
 * Whether types generated from GraphQL are missing, or older than the files and folders of code that they depend on.
 * Content changes no type, so a build after an edit of content generates none.
 */
export const typesAreStale = (
  typesFile: string,
  from: { readonly folders: readonly string[]; readonly files: readonly string[] },
): boolean => {
  if (!existsSync(typesFile)) return true;
  const { mtimeMs } = statSync(typesFile);
  // The mtime of their own folder is that of their creation.
  const folders = from.folders.filter((folder) => folder !== dirname(typesFile));
  return [...from.files, ...folders, ...from.folders.flatMap(codeIn)].some((file) => isNewer(file, mtimeMs));
};
