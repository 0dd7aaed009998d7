/** How long after a change of focus or the closing of a dialog screen readers listen again. */
const PAUSE_MS = 250;
/** A saved form and the one that takes its place tell the same. */
const SAME_MS = 3_000;

let region: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let last = { text: "", at: 0 };

/**
 * Has a screen reader speak a sentence once. One live region for all of the app, outside of dialogs and screens: one
 * that comes with its text, or changes behind an open dialog, is not spoken.
 */
export const announce = (text: string): void => {
  const isTold = text === last.text && Date.now() - last.at < SAME_MS;
  last = { text, at: Date.now() };
  if (isTold) return;
  if (region === null || !region.isConnected) {
    region = document.createElement("div");
    region.setAttribute("role", "status");
    region.className = "ds-sr-only";
    document.body.append(region);
  }
  const own = region;
  own.textContent = "";
  clearTimeout(timer);
  timer = setTimeout(() => {
    own.textContent = text;
  }, PAUSE_MS);
};
