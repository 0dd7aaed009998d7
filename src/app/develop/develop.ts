import { pageDataAddress } from "../navigation/gatsby-globals";
import { fetchContentState, startContentBar } from "./content-bar";
import { reportClicks } from "./preview-clicks";
import { applyPreviewSettings } from "./preview-settings";

const PAUSE_MS = 1_000;

/** What the page at the address shows; Gatsby answers when the queries of its latest content have run. */
const pageResult = async (): Promise<string | null> => {
  const answer = await fetch(pageDataAddress(window.location.pathname), { cache: "no-store" });
  if (!answer.ok) return null;
  const { result }: { readonly result?: unknown } = await answer.json();
  return JSON.stringify(result ?? null);
};

/** The frame follows the form also where Gatsby's own socket has missed an edit; browsers keep the scroll position. */
const reloadOnChange = async (shown: string | null, path: string): Promise<void> => {
  const now = await pageResult().catch(() => null);
  if (window.location.pathname !== path) return reloadOnChange(now, window.location.pathname);
  if (now !== null && shown !== null && now !== shown) return window.location.reload();
  await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  return reloadOnChange(now ?? shown, path);
};

const joinDesk = async (): Promise<void> => {
  const { desk } = await fetchContentState();
  if (desk === null) return;
  reportClicks(desk);
  await reloadOnChange(null, window.location.pathname);
};

/** What pages have in `gatsby develop` only: on-client-entry.ts imports it, and a build leaves the import out. */
export const startDevelop = (): void => {
  startContentBar();
  if (window.parent === window) return;
  applyPreviewSettings();
  void joinDesk().catch(() => undefined);
};
