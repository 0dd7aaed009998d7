import { navigationState } from "./navigation-state";

/** There is no event for a browser navigation that was stopped or became a download. */
const STOPPED_MS = 30_000;

let isLoading = false;
let isLeaving = false;
let stopped: ReturnType<typeof setTimeout> | undefined;

/** True while another page is being navigated to: a reload would cancel that. */
export const isNavigating = (): boolean => isLoading || isLeaving || navigationState().kind !== "idle";

/** A navigation within the site has started. */
export const navigationStarted = (): void => {
  isLoading = true;
};

/** The page has rendered or failed to load, and no other navigation is pending. */
export const navigationEnded = (): void => {
  isLoading = false;
};

const leavingStopped = (): void => {
  isLeaving = false;
};

/** The browser navigates to another page. */
export const leavingStarted = (): void => {
  isLeaving = true;
  clearTimeout(stopped);
  stopped = setTimeout(leavingStopped, STOPPED_MS);
};

/** Detects browser navigations, by a typed address or a form. Safari on iOS does not fire `beforeunload`. */
export const watchLeaving = (): void => {
  window.addEventListener("beforeunload", leavingStarted);
  // Back again, with everything as it was left.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) leavingStopped();
  });
};
