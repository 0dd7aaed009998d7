import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const CODE = /\.tsx?$/;

const isNewer = (file: string, than: number): boolean => statSync(file).mtimeMs > than;

/**
 * Whether types made from GraphQL are missing, or older than code that they could follow from. Content changes no type, so a
 * build after an edit of content has none to make.
 */
export const typesAreStale = (typesFile: string, folders: readonly string[]): boolean => {
  if (!existsSync(typesFile)) return true;
  const { mtimeMs } = statSync(typesFile);
  return folders.some((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).some(
      (name) => CODE.test(name) && isNewer(join(folder, name), mtimeMs),
    ),
  );
};
