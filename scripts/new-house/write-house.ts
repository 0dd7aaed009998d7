import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Whether a house can be written there: the folder is missing or empty. */
export const isFree = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Writes all files or none: into a temporary folder beside it, which is then renamed.
 * @throws When the folder is not empty.
 */
export const writeHouse = (folder: string, files: ReadonlyMap<string, string | Uint8Array>): void => {
  if (!isFree(folder)) throw new Error(`Mappen ${folder} er ikke tom. → Velg en annen, eller en som ikke finnes.`);
  mkdirSync(dirname(folder), { recursive: true });
  const made = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(join(made, file)), { recursive: true });
      writeFileSync(join(made, file), content);
    }
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    throw error;
  }
};
