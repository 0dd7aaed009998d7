import type { Load } from "./gatsby-globals";
import { navigationState, setNavigationState, stayStill } from "./navigation-state";

/** Specification, section 9. */
const DELAY_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The wait is over: the page is there, or will not come. */
export const endDelay = (): void => {
  clearTimeout(timer);
  if (navigationState().kind === "waiting") stayStill();
};

/**
 * After a second the reader is told that the page is on its way; it goes on loading. Gatsby's own `onRouteUpdateDelayed`
 * knows nothing of the back button, and tells also of navigations that were given up.
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
      if (mine === timer) endDelay();
    }
  };
