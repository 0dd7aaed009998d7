/** The folders whose JSON files are content. */
export const FOLDERS = ["sites", "menus", "pages", "productions", "events", "articles", "settings"] as const;
export type Folder = (typeof FOLDERS)[number];

/** Folders of the content folder that hold something else. */
export const OTHER_FOLDERS = ["images", "schemas"] as const;

/** Files that systems leave behind and that no editor has written. */
const SYSTEM_FILE = /^(\.(?!.*\.json$).*|\._.*|thumbs\.db|desktop\.ini)$/i;

export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name);

/** Names of files that are read as content. */
export const isContentName = (name: string): boolean =>
  name.endsWith(".json") && !name.startsWith(".") && !isSystemFile(name);
