import type { Load } from "../gatsby-globals";
import { clearNavigationStatus, navigationState, setNavigationState } from "../navigation-state";

/** Specification, section 9. */
const DELAY_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The page has loaded, or has failed. */
export const clearDelay = (): void => {
  clearTimeout(timer);
  if (navigationState().kind === "waiting") clearNavigationStatus();
};

/**
 * Announces after a second that a page is loading, and goes on loading. Gatsby's own `onRouteUpdateDelayed` does not
 * cover the back button, and also fires for cancelled navigations.
 */
export const announcingDelay =
  (load: Load): Load =>
  async (path) => {
    clearTimeout(timer);
    const mine = setTimeout(() => setNavigationState({ kind: "waiting" }), DELAY_MS);
    timer = mine;
    try {
      return await load(path);
    } finally {
      if (mine === timer) clearDelay();
    }
  };
