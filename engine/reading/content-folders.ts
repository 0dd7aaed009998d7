import { FOLDERS, type Folder } from "../../domain/kinds";

export { FOLDERS, type Folder };

/** Subfolders of the content folder without content files. */
export const OTHER_FOLDERS = ["images", "schemas", "waiting"] as const;

/** Files written by operating systems. */
const SYSTEM_FILE = /^(\.(?!.*\.json$).*|\._.*|thumbs\.db|desktop\.ini)$/i;

export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name);

/** Whether a file name is read as content. */
export const isContentName = (name: string): boolean =>
  name.endsWith(".json") && !name.startsWith(".") && !isSystemFile(name);
