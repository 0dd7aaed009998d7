import { navigationState } from "./navigation-state";

/** Nobody tells of a navigation of the browser's that was stopped, or that became a download. */
const STOPPED_MS = 30_000;

let isLoading = false;
let isLeaving = false;
let stopped: ReturnType<typeof setTimeout> | undefined;

/** The reader has chosen another page and is not there yet: to load this one anew would take the choice back. */
export const isUnderWay = (): boolean => isLoading || isLeaving || navigationState().kind !== "still";

/** A page is being gone to within the site. */
export const beginWay = (): void => {
  isLoading = true;
};

/** The reader has arrived, or the page cannot be had, and nothing else is being gone to. */
export const endWay = (): void => {
  isLoading = false;
};

const stay = (): void => {
  isLeaving = false;
};

/** The browser itself goes to another page. */
export const leave = (): void => {
  isLeaving = true;
  clearTimeout(stopped);
  stopped = setTimeout(stay, STOPPED_MS);
};

/** Notes that the browser goes to another page, by an address that was typed or a form. Safari on phones does not tell. */
export const watchLeaving = (): void => {
  window.addEventListener("beforeunload", leave);
  // Back again, with everything as it was left.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) stay();
  });
};
