/** The project's files that a house's folder gets. */
export { CODE } from "../../editor/server/preview/working-copy";

/** The project's scripts that `npm run house` runs for a house. */
export const HOUSE_SCRIPTS = [
  "build",
  "compress",
  "serve",
  "start",
  "develop",
  "refresh",
  "check:content",
  "content:pull",
  "content:upgrade",
] as const;

/** Those that are no part of the copied code: they run in the project's folder. */
export const DESK_SCRIPTS = ["backup", "restore"] as const;

/** Variables naming folders of a single house: a relative path is resolved in the house's folder. */
export const OWN_FOLDERS = ["RELEASES_DIR", "REFRESH_STATE", "EDITOR_STATE"] as const;
