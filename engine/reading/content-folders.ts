import { FOLDERS, type Folder } from "../../domain/kinds";

export { FOLDERS, type Folder };

/** Folders of the content folder without content files. */
export const OTHER_FOLDERS = ["images", "schemas", "waiting"] as const;

/** Files that operating systems write, not editors. */
const SYSTEM_FILE = /^(\.(?!.*\.json$).*|\._.*|thumbs\.db|desktop\.ini)$/i;

export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name);

/** Names of files that are read as content. */
export const isContentName = (name: string): boolean =>
  name.endsWith(".json") && !name.startsWith(".") && !isSystemFile(name);
