import { askContentState, startContentBar } from "./content-bar";
import { applyAsked } from "./preview-asked";
import { tellClicks } from "./preview-clicks";

/** Gatsby runs its queries after the content has been read. */
const QUERIES_MS = 1_500;
const PAUSE_MS = 800;

/** The frame follows the form also where Gatsby's own socket has missed an edit; browsers keep the scroll position. */
const reloadAfter = (readings: number): void => {
  const ask = async (): Promise<void> => {
    const state = await askContentState().catch(() => null);
    if (state !== null && state.readings !== readings) setTimeout(() => window.location.reload(), QUERIES_MS);
    else setTimeout(() => void ask(), PAUSE_MS);
  };
  void ask();
};

const joinDesk = async (): Promise<void> => {
  const { desk, readings } = await askContentState();
  if (desk === null) return;
  tellClicks(desk);
  reloadAfter(readings);
};

/** What pages have in `gatsby develop` only: on-client-entry.ts imports it, and a build leaves the import out. */
export const startDevelop = (): void => {
  startContentBar();
  if (window.parent === window) return;
  applyAsked();
  void joinDesk().catch(() => undefined);
};
