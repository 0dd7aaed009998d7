import { toEpoch } from "../../../domain/time/oslo";
import { pageDataAddress } from "../navigation/gatsby-globals";
import { fetchContentState, startContentBar } from "./content-bar";
import { forceScheme } from "./force-scheme";
import { reportClicks } from "./preview-clicks";

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** What the desk asks for in the frame's address; kept, because the address changes as somebody follows links. */
const setting = (parameter: "clock" | "scheme"): string => {
  const key = `kulturhus-visning ${parameter}`;
  const value = new URLSearchParams(window.location.search).get(parameter);
  if (value === null) return sessionStorage.getItem(key) ?? "";
  sessionStorage.setItem(key, value);
  return value;
};

/**
 * Sets the clock of a page in the desk's preview, in the venue's time, and lets it run from there; sets its colours
 * too, since Chromium does not give a frame of another origin the colour scheme of its element.
 */
const applyPreviewSettings = (): void => {
  const moment = setting("clock");
  if (MOMENT.test(moment)) {
    const ahead = toEpoch(moment) - Date.now();
    globalThis.kulturhusNow = () => Date.now() + ahead;
  }
  const scheme = setting("scheme");
  if (scheme === "dark" || scheme === "light") forceScheme(scheme);
};

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
