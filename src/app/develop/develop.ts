import { askContentState, startContentBar } from "./content-bar";
import { applyAsked } from "./preview-asked";
import { tellClicks } from "./preview-clicks";

const joinDesk = async (): Promise<void> => {
  const { desk } = await askContentState();
  if (desk !== null) tellClicks(desk);
};

/** What pages have in `gatsby develop` only: on-client-entry.ts imports it, and a build leaves the import out. */
export const startDevelop = (): void => {
  startContentBar();
  if (window.parent === window) return;
  applyAsked();
  void joinDesk().catch(() => undefined);
};
