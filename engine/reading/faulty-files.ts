import { basename } from "node:path";
import { isError, type Problem } from "../problems/problem";
import type { ContentDocument, Folder } from "./read-content";

/** Invalid files, whose ids are unknown; references to them are not reported. */
export interface FaultyFiles {
  /** True when the folder and every file in it are valid. */
  readonly isWhole: (folder: Folder) => boolean;
  /** True when an invalid file of the folder has this id; an unreadable one is known by its file name. */
  readonly hold: (folder: Folder, id: string) => boolean;
}

const idIn = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "id" in data ? data.id : undefined;

export const faultyFiles = (documents: readonly ContentDocument[], problems: readonly Problem[]): FaultyFiles => {
  const files = [...new Set(problems.filter(isError).map(({ file }) => file))];
  const filesIn = (folder: Folder) => files.filter((file) => file === folder || file.startsWith(`${folder}/`));
  const data = new Map(documents.map((document) => [document.origin.file, document.data]));
  return {
    isWhole: (folder) => filesIn(folder).length === 0,
    hold: (folder, id) =>
      filesIn(folder).some(
        // An unreadable folder may contain anything.
        (file) => file === folder || [basename(file, ".json"), idIn(data.get(file))].includes(id),
      ),
  };
};
