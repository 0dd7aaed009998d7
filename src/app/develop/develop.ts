import { startContentBar } from "./content-bar";

/** What pages have in `gatsby develop` only: on-client-entry.ts imports it, and a build leaves the import out. */
export const startDevelop = (): void => {
  startContentBar();
};
