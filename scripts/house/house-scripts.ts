/** What a house's folder gets of the project. */
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

/** Variables with folders of one house's own: a relative path is one in the house's folder. */
export const OWN_FOLDERS = ["RELEASES_DIR", "REFRESH_STATE"] as const;
