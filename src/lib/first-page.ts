/** What scripts know of the page that was loaded as HTML, before and while it is hydrated. */

let isLeft = false;

/** The reader goes to another page within the site: what stands in the document is no longer what the server sent. */
export const leaveFirstPage = (): void => {
  isLeft = true;
};

/** True until the reader goes to another page within the site. */
export const isFirstPage = (): boolean => !isLeft;

/**
 * The page stays as the server sent it: its scripts have not come, or have failed. What waits unseen for them is shown,
 * and controls that would do nothing are hidden (`head[data-static]` in style sheets).
 * `app/first-load/start-after-load.ts` does the same for scripts that do not even start.
 */
export const leaveStatic = (): void => {
  const { dataset } = document.head;
  delete dataset.narrowing;
  dataset.static = "";
};
