import { leaveStatic } from "../lib/first-page";
import { linkAt } from "./runtime/page-link";

/**
 * The page is no longer drawn by React: links are the browser's own, whatever else listens, and the way back to an address
 * within this document loads it anew.
 */
export const stayStatic = (): void => {
  leaveStatic();
  const { pathname } = window.location;
  window.addEventListener("click", (event) => linkAt(event) && event.stopPropagation(), { capture: true });
  window.addEventListener("popstate", () => {
    if (window.location.pathname !== pathname) window.location.reload();
  });
};
