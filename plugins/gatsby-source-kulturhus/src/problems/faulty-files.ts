import { basename } from "node:path";
import type { ContentDocument, Folder } from "../pipeline/reading/read-content";
import { isError, type Problem } from "./problem";

/** What is not known because files have errors; nobody is blamed for pointing at something in them. */
export interface FaultyFiles {
  /** True when the folder and every file in it are in order. */
  readonly isWhole: (folder: Folder) => boolean;
  /** True when a faulty file of the folder has this id; one that cannot be read has the id of its name. */
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
        // A folder that cannot be read may hold anything.
        (file) => file === folder || [basename(file, ".json"), idIn(data.get(file))].includes(id),
      ),
  };
};
