import { leaveStatic } from "../../lib/first-page";
import { linkAt } from "../navigation/page-link";

/**
 * Called when React no longer renders the page: links navigate natively, and going back within this document reloads
 * it.
 */
export const stayStatic = (): void => {
  leaveStatic();
  const { pathname } = window.location;
  window.addEventListener("click", (event) => linkAt(event) && event.stopPropagation(), { capture: true });
  window.addEventListener("popstate", () => {
    if (window.location.pathname !== pathname) window.location.reload();
  });
};
