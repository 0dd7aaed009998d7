/** The state of the page that was loaded as HTML, before and during hydration. */

let isLeft = false;

/** Called on navigation within the site: the document no longer has the server's HTML. */
export const leaveFirstPage = (): void => {
  isLeft = true;
};

/** True until the first navigation within the site. */
export const isFirstPage = (): boolean => !isLeft;

/**
 * Leaves the page static: its scripts have not loaded, or have failed. Content that is hidden until hydration is shown,
 * and controls that would do nothing are hidden (`head[data-static]` in style sheets).
 * `app/first-load/start-after-load.ts` does the same for scripts that do not even start.
 */
export const leaveStatic = (): void => {
  const { dataset } = document.head;
  delete dataset.narrowing;
  dataset.static = "";
};

/**
 * Shows what app/first-load/inline-scripts.ts has hidden, one frame after it was laid out, so that no movement is
 * visible.
 */
export const showNarrowed = (): void => {
  const { dataset } = document.head;
  if (!("narrowing" in dataset)) return;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.narrowing));
};
