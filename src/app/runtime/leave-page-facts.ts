import type { RouteUpdate } from "./route-update";

/**
 * The build writes into each page what it tells machines. It holds for the page that was loaded: a reader who goes on
 * within the site leaves it behind.
 */
export const leavePageFacts = ({ location, prevLocation }: RouteUpdate): void => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  for (const element of document.querySelectorAll("[data-maskin]")) element.remove();
};
